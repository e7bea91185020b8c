import Foundation

// Which initializer a fixture calls.

struct Widest {
  var sum: Int
  init(one: Int) { sum = one }
  init(one: Int, two: Int) { sum = one + two }
  init(first: Int, second: Int) { sum = first - second }
  init(one: Int, two: Int, three: Int) throws { sum = one + two + three }
  init(one: Int, two: Int, three: Int, four: Int) async { sum = one + two + three + four }
  private init(one: Int, two: Int, three: Int, four: Int, five: Int) { sum = 0 }
}

struct Failable {
  var code: Int
  init?(code: Int) {
    guard code >= 0 else { return nil }
    self.code = code
  }
}

struct Throwing {
  init(name: String) throws {}
}

struct Waiting {
  init(name: String) async {}
}

struct Coded: Codable {
  var id: Int
  var name: String
}

struct Decoded: Decodable {
  init(from decoder: any Decoder) throws {}
}

struct Hidden {
  static let shared = Hidden()
  private init() {}
}

struct Parameters {
  var text: String
  init(
    lazily value: @autoclosure () -> Int, escaping: @autoclosure @escaping () -> String, _ numbers: Int...,
    line: Int = #line, file: StaticString = #fileID, body: () -> Void,
    transform: @escaping @Sendable (Int) async -> String,
    logger: any Logger = NullLogger(), error: any Swift.Error, then: (() -> Void)? = nil, unnamed _: Int
  ) {
    text = "\(value()) \(escaping()) \(line)"
  }
}

protocol Logger {}
struct NullLogger: Logger {}

@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 9) }
  init(wrappedValue: Int, limit: Int) { self.wrappedValue = min(wrappedValue, limit) }
}

struct Wrapped {
  @Clamped var one: Int
  @Clamped var two = 20
  @Clamped(limit: 3) var three = 4
}

class Base {
  var name: String
  init(name: String) { self.name = name }
}

final class Inheriting: Base {}

final class Extending: Base {
  init(number: Int) { super.init(name: "\(number)") }
}

final class Same: Base {
  override init(name: String) { super.init(name: name + "!") }
}

struct Deprecated {
  @available(*, deprecated, message: "too wide") init(one: Int, two: Int) {}
  init(one: Int) {}
}

struct Conditional<Item> {
  var items: [Item]
}

extension Conditional where Item == Int {
  init(one: Int, two: Int, three: Int) { items = [one, two, three] }
}

struct ByHand {
  var name: String
  static func fixture(name: String = "by hand") -> ByHand { ByHand(name: name) }
}

struct HoldsThem {
  var one: ByHand
}

struct Named { var fixture = 3; static let fixture = Named() }

protocol InitializerStore {
  func all() -> (Widest, Coded, Wrapped, Base, Extending, Deprecated, Conditional<Int>, HoldsThem)
  func parameters(_ parameters: Parameters, _ hidden: Hidden, _ inheriting: Inheriting, _ same: Same, _ named: Named)
  func failing(_ failable: Failable, _ throwing: Throwing, _ waiting: Waiting, _ decoded: Decoded)
}
