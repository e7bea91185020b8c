/// The plan of a value of mixed kinds, which can be changed in one known place.
indirect enum RandomValue {
  case number(Int), text(String), absent
  case record(RandomValue, RandomValue)
  case veiled(RandomValue)
  case choice(RandomValue), labeledChoice(Int, RandomValue)
  case object(RandomValue), derivedObject(Int, RandomValue)
  case pair(RandomValue, RandomValue)
  case maybe(RandomValue)
  case list([RandomValue])
  case table([(key: String, value: RandomValue)])
  case members([Int])

  /// A difference that a change makes.
  struct Change {
    var path: String
    var kind: String
  }
}

private struct Record { var first: Any, second: Any }
private struct Veiled: CustomReflectable, CustomStringConvertible {
  var inside: Any
  var description: String { "veiled" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
private enum Choice { case plain(Any), labeled(Int, value: Any) }
private class Object {
  var content: Any
  init(_ content: Any) { self.content = content }
}
private final class DerivedObject: Object {
  var number: Int
  init(_ number: Int, _ content: Any) {
    self.number = number
    super.init(content)
  }
}

extension RandomValue {
  /// A new value according to the plan; unordered collections are filled in a random order.
  func build(using random: inout SplitMix) -> Any {
    switch self {
    case .number(let number): return number
    case .text(let text): return text
    case .absent: return Any?.none as Any
    case .record(let first, let second):
      return Record(first: first.build(using: &random), second: second.build(using: &random))
    case .veiled(let inside): return Veiled(inside: inside.build(using: &random))
    case .choice(let payload): return Choice.plain(payload.build(using: &random))
    case .labeledChoice(let number, let payload): return Choice.labeled(number, value: payload.build(using: &random))
    case .object(let content): return Object(content.build(using: &random))
    case .derivedObject(let number, let content): return DerivedObject(number, content.build(using: &random))
    case .pair(let left, let right): return (left: left.build(using: &random), right: right.build(using: &random))
    case .maybe(let value): return Any?.some(value.build(using: &random)) as Any
    case .list(let elements): return elements.map { $0.build(using: &random) }
    case .table(let entries):
      var table: [String: Any] = [:]
      for (key, value) in entries.shuffled(using: &random) { table[key] = value.build(using: &random) }
      return table
    case .members(let members): return Set(members.shuffled(using: &random))
    }
  }

  /// A plan of at most a depth, whose leaves are all different.
  static func make(depth: Int, next: inout Int, using random: inout SplitMix) -> RandomValue {
    next += 1
    if depth == 0 { return Bool.random(using: &random) ? .number(next) : .text("t\(next)") }
    func inner() -> RandomValue { make(depth: depth - 1, next: &next, using: &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .record(inner(), inner())
    case 1: return .veiled(inner())
    case 2: return .choice(inner())
    case 3: return .labeledChoice(next, inner())
    case 4: return .object(inner())
    case 5: return .derivedObject(next, inner())
    case 6: return .pair(inner(), inner())
    case 7: return .maybe(inner())
    case 8, 9: return .list((0..<Int.random(in: 1...4, using: &random)).map { _ in inner() })
    case 10: return .table((0..<Int.random(in: 1...4, using: &random)).map { ("k\(next)_\($0)", inner()) })
    default:
      next += 3
      return .members([next, next - 1, next - 2])
    }
  }

  /// The plan with one change somewhere inside, and what a comparison with the unchanged plan must find.
  func mutated(next: inout Int, using random: inout SplitMix) -> (RandomValue, Change) {
    next += 1
    func inside(_ value: RandomValue, _ step: String, _ wrap: (RandomValue) -> RandomValue) -> (RandomValue, Change) {
      let (changed, change) = value.mutated(next: &next, using: &random)
      return (wrap(changed), Change(path: step + change.path, kind: change.kind))
    }
    switch self {
    case .number: return (.number(next), Change(path: "", kind: "changed"))
    case .text, .absent: return (.text("t\(next)"), Change(path: "", kind: "changed"))
    case .record(let first, let second):
      return Bool.random(using: &random)
        ? inside(first, ".first") { .record($0, second) } : inside(second, ".second") { .record(first, $0) }
    case .veiled(let value): return inside(value, ".inside") { .veiled($0) }
    case .choice(let value): return inside(value, ".plain") { .choice($0) }
    case .labeledChoice(let number, let value):
      return Bool.random(using: &random)
        ? (.labeledChoice(next, value), Change(path: ".labeled.0", kind: "changed"))
        : inside(value, ".labeled.value") { .labeledChoice(number, $0) }
    case .object(let value): return inside(value, ".content") { .object($0) }
    case .derivedObject(let number, let value):
      return Bool.random(using: &random)
        ? (.derivedObject(next, value), Change(path: ".number", kind: "changed"))
        : inside(value, ".content") { .derivedObject(number, $0) }
    case .pair(let left, let right):
      return Bool.random(using: &random)
        ? inside(left, ".left") { .pair($0, right) } : inside(right, ".right") { .pair(left, $0) }
    case .maybe(let value):
      return Bool.random(using: &random)
        ? (.absent, Change(path: "", kind: "changed")) : inside(value, "") { .maybe($0) }
    case .list(var elements):
      let position = Int.random(in: 0..<elements.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        elements.insert(.number(next), at: position)
        return (.list(elements), Change(path: "[\(position)]", kind: "extra"))
      case 1:
        elements.remove(at: position)
        return (.list(elements), Change(path: "[\(position)]", kind: "missing"))
      case 2 where position + 1 < elements.count:
        elements.append(elements.remove(at: position))
        // One element that moves back is as good an explanation as two that move on, where only two are concerned.
        return (.list(elements), Change(path: "[\(position)]", kind: "moved"))
      default:
        return inside(elements[position], "[\(position)]") { value in
          elements[position] = value
          return .list(elements)
        }
      }
    case .table(var entries):
      let position = Int.random(in: 0..<entries.count, using: &random)
      let key = entries[position].key
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        entries.append(("n\(next)", .number(next)))
        return (.table(entries), Change(path: "[\"n\(next)\"]", kind: "extra"))
      case 1:
        entries.remove(at: position)
        return (.table(entries), Change(path: "[\"\(key)\"]", kind: "missing"))
      default:
        return inside(entries[position].value, "[\"\(key)\"]") { value in
          entries[position].value = value
          return .table(entries)
        }
      }
    case .members(var members):
      if Bool.random(using: &random) {
        members.append(next)
        return (.members(members), Change(path: "", kind: "extra"))
      }
      members.removeLast()
      return (.members(members), Change(path: "", kind: "missing"))
    }
  }
}

/// A small generator of random numbers that gives the same ones for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
