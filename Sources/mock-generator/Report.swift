/// What a run did, would do, or found stale, in words.
struct Report {
  let changes: [Change]

  /// Whether the files differ from what they should be.
  var isStale: Bool { changes.contains { $0.kind != .keep } }

  /// One line for each file that changed, and the sum.
  var written: String { lines { "\($0.verb) \(Change.display($0.path))" } }

  /// One line for each file that would change, and the sum.
  var planned: String { lines { "would be \($0.verb): \(Change.display($0.path))" } }

  /// The answer of `--check` when all is well.
  var fresh: String { "\(count(changes.count, "mock")) up to date." }

  /// The answer of `--check` when it isn't.
  var stale: String {
    let stale = changes.count { $0.kind != .keep }
    return "\(count(stale, "mock")) out of date; run the same command without --check to bring them up to date."
  }

  /// The files that `--check` found stale, with the lines that differ.
  var differences: String {
    changes.compactMap { change -> String? in
      let path = Change.display(change.path)
      switch change.kind {
      case .keep: return nil
      case .create: return "missing: \(path)"
      case .delete: return "left over: \(path)"
      case .update:
        return "out of date: \(path)\n--- \(path)\n+++ \(path) (as generated)\n"
          + LineDifference.text(from: change.old, to: change.new)
      }
    }.joined(separator: "\n")
  }

  private func lines(_ line: (Change) -> String) -> String {
    let changed = changes.filter { $0.kind != .keep }
    let sums: [(Change.Kind, String)] = [
      (.create, "new"), (.update, "updated"), (.keep, "unchanged"), (.delete, "deleted"),
    ]
    let sum = sums.compactMap { kind, word in
      let number = changes.count { $0.kind == kind }
      return number == 0 ? nil : "\(number) \(word)"
    }
    return (changed.map(line) + ["Mocks: " + sum.joined(separator: ", ") + "."]).joined(separator: "\n")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun) is" : "\(number) \(noun)s are"
  }
}
