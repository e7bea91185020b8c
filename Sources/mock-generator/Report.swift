import MockGenerator

/// What a run did, would do, or found stale, in words.
struct Report {
  let changes: [Change]

  /// Whether the files differ from what they should be.
  var isStale: Bool { changes.contains { $0.kind != .keep } }

  /// What was done to one file.
  static func done(_ change: Change) -> String {
    "\(change.verb) \(Change.display(change.path))\(change.reason.map { ": \($0)" } ?? "")"
  }

  /// What would be done to one file.
  static func planned(_ change: Change) -> String { "would be \(done(change))" }

  /// The protocols that have a mock written by hand.
  static func leftOut(_ modules: [ModuleMocks], declared: [String: DeclaredTypes.Place]) -> [String] {
    modules.flatMap { module in
      module.output.declaredMocks.sorted { $0.key < $1.key }.map { name, type in
        let place = declared[type].map { " at \(Change.display($0.file)):\($0.line)" } ?? ""
        return "left out \(name): \(type) is declared\(place)"
      }
    }
  }

  /// How many files there are of each kind.
  var sum: String {
    let kinds: [(Change.Kind, String)] = [
      (.create, "new"), (.update, "updated"), (.keep, "unchanged"), (.delete, "deleted"),
    ]
    let counts = kinds.compactMap { kind, word in
      let number = changes.count { $0.kind == kind }
      return number == 0 ? nil : "\(number) \(word)"
    }
    return "Mocks: \(counts.isEmpty ? "none" : counts.joined(separator: ", "))."
  }

  /// The answer of `--check` when all is well.
  var fresh: String { "\(count(changes.count)) up to date." }

  /// The answer of `--check` when it isn't.
  var stale: String {
    let kinds: [(Change.Kind, String)] = [(.create, "missing"), (.update, "out of date"), (.delete, "left over")]
    var parts: [String] = []
    for (kind, word) in kinds {
      let number = changes.count { $0.kind == kind }
      if number == 0 { continue }
      parts.append((parts.isEmpty ? count(number) : number == 1 ? "1 is" : "\(number) are") + " " + word)
    }
    return parts.joined(separator: ", ") + "; run the same command without --check."
  }

  /// The files that `--check` found stale, with the lines that differ.
  var differences: String {
    changes.compactMap { change -> String? in
      let path = Change.display(change.path)
      switch change.kind {
      case .keep: return nil
      case .create: return "missing: \(path)\n"
      case .delete: return "left over: \(path)\(change.reason.map { ": \($0)" } ?? "")\n"
      case .update:
        return "out of date: \(path)\n--- \(path)\n+++ \(path) (as generated)\n"
          + LineDifference.text(from: change.old, to: change.new)
      }
    }.joined()
  }

  private func count(_ number: Int) -> String {
    number == 1 ? "1 mock is" : "\(number) mocks are"
  }
}
