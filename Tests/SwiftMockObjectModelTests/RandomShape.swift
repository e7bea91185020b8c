import Foundation

/// The plan of a value of any shape, whose leaves are numbered, so that exactly one of them can be another one.
indirect enum RandomShape {
  case leaf(Int, LeafKind)
  case record(RandomShape, RandomShape)
  case box(RandomShape)
  case payload(RandomShape), labeled(RandomShape, RandomShape)
  case object(RandomShape), derived(RandomShape, RandomShape), ring(RandomShape)
  case pair(RandomShape, RandomShape)
  case maybe(RandomShape), existential(RandomShape)
  case list([RandomShape]), table([RandomShape])
  case values([Int]), objects([Int]), things([Int])

  /// What a leaf is; each has a value for each number.
  enum LeafKind: CaseIterable {
    case int, byte, text, character, double, notANumber, flag, choice, date, url, uuid, data, decimal, range, dateParts
    case plain, keyed, absent, type, index, error
  }
}

private struct Record { let first: Any, second: Any }
private struct Box<Content> { let content: Content }
private enum Choice { case payload(Any), labeled(number: Any, name: Any) }
private class Base {
  let base: Any
  init(_ base: Any) { self.base = base }
}
private final class Derived: Base {
  let own: Any
  init(_ own: Any, _ base: Any) {
    self.own = own
    super.init(base)
  }
}
private final class Ring {
  let content: Any
  var next: Ring?
  init(_ content: Any) { self.content = content }
}
private protocol Shaped {}
private struct Hull: Shaped { let inside: Any }
private struct Keeper { let shaped: any Shaped }
private enum Color: CaseIterable { case red, green }
private struct Hidden: CustomStringConvertible {
  let number: Int
  var description: String { "always the same" }
}
private final class Member: Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: Member, right: Member) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
/// Its place in a set is not a matter of its value.
private final class Thing: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
}

extension RandomShape {
  /// A plan of at most a depth, whose leaves are numbered on from `next`.
  static func make(depth: Int, next: inout Int, _ random: inout SplitMix) -> RandomShape {
    next += 1
    guard depth > 0 else { return .leaf(next, LeafKind.allCases.randomElement(using: &random)!) }
    func inner() -> RandomShape { make(depth: depth - 1, next: &next, &random) }
    func several() -> [RandomShape] { (0..<Int.random(in: 1...3, using: &random)).map { _ in inner() } }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .record(inner(), inner())
    case 1: return .box(inner())
    case 2: return .payload(inner())
    case 3: return .labeled(inner(), inner())
    case 4: return .object(inner())
    case 5: return .derived(inner(), inner())
    case 6: return .ring(inner())
    case 7: return .pair(inner(), inner())
    case 8: return .maybe(inner())
    case 9: return .existential(inner())
    case 10, 11: return .list(several())
    case 12: return .table(several())
    case 13:
      next += 2
      return .values([next, next - 1])
    case 14:
      next += 2
      return .objects([next, next - 1])
    default:
      next += 2
      return .things([next, next - 1])
    }
  }

  /// The numbers of its leaves, each with the path to it; nil where there is no telling, among members of a set.
  var leaves: [(number: Int, path: String?)] {
    func inside(_ shape: RandomShape, _ step: String) -> [(number: Int, path: String?)] {
      shape.leaves.map { ($0.number, $0.path.map { step + $0 }) }
    }
    switch self {
    case .leaf(let number, let kind): return [(number, kind.path)]
    case .record(let first, let second): return inside(first, ".first") + inside(second, ".second")
    case .box(let content): return inside(content, ".content")
    case .payload(let payload): return inside(payload, ".payload")
    case .labeled(let first, let second): return inside(first, ".labeled.number") + inside(second, ".labeled.name")
    case .object(let base): return inside(base, ".base")
    case .derived(let own, let base): return inside(own, ".own") + inside(base, ".base")
    case .ring(let content): return inside(content, ".content")
    case .pair(let left, let right): return inside(left, ".left") + inside(right, ".right")
    case .maybe(let shape): return inside(shape, "")
    case .existential(let shape): return inside(shape, ".shaped.inside")
    case .list(let shapes): return shapes.enumerated().flatMap { inside($1, "[\($0)]") }
    case .table(let shapes): return shapes.enumerated().flatMap { inside($1, "[\"k\($0)\"]") }
    case .values(let numbers), .objects(let numbers), .things(let numbers): return numbers.map { ($0, nil) }
    }
  }

  /// A new value according to the plan, in which one leaf may be another.
  func build(changing changed: Int? = nil, _ random: inout SplitMix) -> Any {
    func inner(_ shape: RandomShape) -> Any { shape.build(changing: changed, &random) }
    func number(_ number: Int) -> Int { number == changed ? -number : number }
    switch self {
    case .leaf(let leaf, let kind): return kind.value(leaf, isChanged: leaf == changed)
    case .record(let first, let second): return Record(first: inner(first), second: inner(second))
    case .box(let content): return Box(content: inner(content))
    case .payload(let payload): return Choice.payload(inner(payload))
    case .labeled(let first, let second): return Choice.labeled(number: inner(first), name: inner(second))
    case .object(let base): return Base(inner(base))
    case .derived(let own, let base): return Derived(inner(own), inner(base))
    case .ring(let content):
      let ring = Ring(inner(content))
      ring.next = ring
      return ring
    case .pair(let left, let right): return (left: inner(left), right: inner(right))
    case .maybe(let shape): return Any?.some(inner(shape)) as Any
    case .existential(let shape): return Keeper(shaped: Hull(inside: inner(shape)))
    case .list(let shapes): return shapes.map(inner)
    case .table(let shapes):
      var table: [String: Any] = [:]
      for (index, shape) in shapes.enumerated().shuffled(using: &random) { table["k\(index)"] = inner(shape) }
      return table
    case .values(let numbers): return Set(numbers.map(number).shuffled(using: &random))
    case .objects(let numbers): return Set(numbers.map { Member(number($0)) }.shuffled(using: &random))
    case .things(let numbers): return Set(numbers.map { Thing(number($0)) }.shuffled(using: &random))
    }
  }
}

extension RandomShape.LeafKind {
  /// What comes after the path of the leaf.
  fileprivate var path: String? {
    switch self {
    case .plain: ".number"
    case .dateParts, .range, .keyed, .error, .index: nil
    default: ""
    }
  }

  fileprivate func value(_ number: Int, isChanged: Bool) -> Any {
    let id = isChanged ? number + 1_000 : number
    let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(id >> 8 & 255), UInt8(id & 255)))
    switch self {
    case .int: return id
    case .byte: return UInt8(isChanged ? 1 : 0)
    case .text: return "t\(id)"
    case .character: return isChanged ? Character("é") : Character("e")
    case .double: return Double(id) + 0.5
    case .notANumber: return isChanged ? 1.0 : Double.nan
    case .flag: return isChanged
    case .choice: return isChanged ? Color.green : Color.red
    case .date: return Date(timeIntervalSinceReferenceDate: Double(id))
    case .url: return URL(string: "https://a.example/\(id)")!
    case .uuid: return uuid
    case .data: return Data([UInt8(id & 255), isChanged ? 1 : 0])
    case .decimal: return Decimal(id) / 10
    case .range: return 0..<id
    case .dateParts: return DateComponents(year: 2000, day: id)
    case .plain: return Hidden(number: id)
    case .keyed: return ["a": id] as [AnyHashable: Int]
    case .absent: return isChanged ? Int?.some(1) as Any : Int?.none as Any
    case .type: return isChanged ? Int.self as Any : String.self as Any
    case .index: return IndexPath(indexes: [1, id])
    case .error: return NSError(domain: "d", code: id)
    }
  }
}
