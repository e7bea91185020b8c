import Foundation

// Enums, generics, recursion.

indirect enum Expression {
  case sum(Expression, Expression)
  case negated(Expression)
  case literal(Int)
}

enum Never1 {}

struct HasNever { var never: Never1 }

enum Payment {
  case card(number: String, limit: Int = 4)
  case transfer([Payment], (Int) -> Void)
  case failed(any Swift.Error)
  case cash
}

struct Box<Item: Sendable, Key: Hashable> {
  var items: [Item]
  var byKey: [Key: Item]
  var count = 0

  struct Lid {
    var item: Item?
    var key: Key
  }
}

struct Pair<First, Second> {
  var first: First
  var second: Second
}

struct Collected<Item> {
  var items: [Item]
  init<Items: Sequence>(_ items: Items) where Items.Element == Item { self.items = Array(items) }
}

struct Tree {
  var left: [Tree]
  var right: [String: Tree]
  var parent: Parent?
  final class Parent { var tree: Tree?; init(tree: Tree?) { self.tree = tree } }
}

/// Two classes that need each other.
final class Chicken { var egg: Egg; init(egg: Egg) { self.egg = egg } }
final class Egg { var chicken: Chicken; init(chicken: Chicken) { self.chicken = chicken } }

struct Choices: OptionSet {
  let rawValue: Int
  static let first = Choices(rawValue: 1)
}

struct Code: RawRepresentable, Hashable { var rawValue: String }

struct Numbers {
  var range: Range<Int>
  var closed: ClosedRange<Double>
  var decimal: Decimal
  var character: Character
  var interval: TimeInterval
  var set: Set<Int>
  var zone: TimeZone
  var locale: Locale
  var data: Foundation.Data
  var stream: AsyncStream<Int>
  var bytes: UInt8
  var key: AnyHashable
  var type: String.Type
  var duration: Duration
  var unsafe: UnsafePointer<Int>?
}

protocol ShapeStore {
  func expression() -> Expression
  func payments() -> (Payment, Tree, Tree.Parent, Chicken, Choices, Code, Numbers)
  func box() -> Box<Int, String>
  func lid(_ lid: Box<Int, String>.Lid)
  func pair() -> Pair<Int, Address>
  func collected() -> Collected<Int>
  func never(_ never: HasNever?)
}
