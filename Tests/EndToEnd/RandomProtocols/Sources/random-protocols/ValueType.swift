/// A type whose values can be made, recognized in the log, and returned.
struct ValueType: Sendable {
  /// The type as it stands in the protocol.
  var text: String
  /// An expression for a value; different numbers make different values, as far as the type has them.
  var value: @Sendable (Int) -> String
  /// A condition on `$0`, an `Any?`, that only the value fulfils.
  var check: @Sendable (Int) -> String
  /// Whether a mock has an answer of this type without a stub.
  var hasAnswer = true

  /// A type that is recognized by a cast and `==`.
  static func equatable(_ text: String, in module: String = "", _ value: @escaping @Sendable (Int) -> String)
    -> ValueType
  {
    ValueType(text: module + text, value: value) { "same($0, \(value($0)), as: \(module)\(text).self)" }
  }

  static let plain: [ValueType] = [
    .equatable("Int") { "\($0)" },
    .equatable("String") { "\"s\($0)\"" },
    .equatable("Double") { "\($0).5" },
    .equatable("Bool") { "\($0 % 2 == 0)" },
    .equatable("Character") { _ in "Character(\"c\")" },
    .equatable("UInt8") { "\($0 % 200)" },
    .equatable("Ticket") { "Ticket(\($0))" },
    .equatable("Ticket.Stub") { "Ticket.Stub(\($0))" },
    .equatable("Mode") { "Mode.numbered(\($0))" },
    .equatable("Notification", in: "Random.") { "Random.Notification(\($0))" },
    .equatable("Box<Int>") { "Box(\($0))" },
    .equatable("Foundation.Data") { "Foundation.Data([\($0 % 200)])" },
    .equatable("Foundation.URL") { "Foundation.URL(fileURLWithPath: \"/\($0)\")" },
    .equatable("Foundation.Notification.Name") { "Foundation.Notification.Name(\"n\($0)\")" },
    .equatable("ClosedRange<Int>") { "0...\($0)" },
    .equatable("Substring") { "Substring(\"s\($0)\")" },
    .equatable("Set<Int>") { "Set([\($0)])" },
    .equatable("Alias") { "\($0)" },
    .equatable("AnyHashable") { "AnyHashable(\($0))" },
    .equatable("ContiguousArray<Int>") { "[\($0)]" },
    .equatable("[Mode: Set<Int>]") { "[Mode.numbered(\($0)): [\($0)]]" },
    .equatable("SIMD2<Int>") { "SIMD2(\($0), \($0))" },
    .equatable("Holder<Ticket>.Inner") { _ in "Holder<Ticket>.Inner.only" },
    ValueType(text: "Table<Ticket>", value: { _ in "Table<Ticket>()" }, check: { _ in "$0 is Table<Ticket>" }),
    ValueType(text: "Maybe<Int>", value: { "\($0)" }, check: { "$0 as? Int == \($0)" }),
    ValueType(text: "any Sendable", value: { "\($0)" }, check: { "$0 as? Int == \($0)" }),
    ValueType(text: "any Hashable", value: { "\($0)" }, check: { "$0 as? Int == \($0)" }),
    ValueType(text: "any Both", value: { "Node(\($0))" }, check: { "($0 as? Node)?.number == \($0)" }),
    ValueType(
      text: "AsyncStream<Int>", value: { _ in "AsyncStream<Int> { $0.finish() }" },
      check: { _ in "$0 is AsyncStream<Int>" }),
    ValueType(text: "StaticString", value: { _ in "\"s\"" }, check: { _ in "$0 is StaticString" }),
    ValueType(text: "Never?", value: { _ in "nil" }, check: { _ in "$0 == nil" }),
    ValueType(text: "Void", value: { _ in "()" }, check: { _ in "$0 is Void" }),
    ValueType(text: "Pair<Int>", value: { "(\($0), \($0))" }, check: { _ in "$0 != nil" }, hasAnswer: false),
    ValueType(text: "UnsafeMutablePointer<Int>?", value: { _ in "nil" }, check: { _ in "$0 == nil" }),
    ValueType(
      text: "[(Int) throws -> String]", value: { _ in "[{ _ in \"s\" }]" }, check: { _ in "($0 as? [Any])?.count == 1" }
    ),
    ValueType(text: "[Handler]", value: { _ in "[{ _ in }]" }, check: { _ in "($0 as? [Any])?.count == 1" }),
    ValueType(
      text: "[String: @Sendable () async -> Void]", value: { _ in "[\"k\": {}]" },
      check: { _ in "($0 as? [String: Any])?.count == 1" }),
    ValueType(text: "(@MainActor @Sendable () -> Int)??", value: { _ in "{ 1 }" }, check: { _ in "$0 != nil" }),
    ValueType(text: "Node", value: { "Node(\($0))" }, check: { "($0 as? Node)?.number == \($0)" }),
    ValueType(text: "any Named", value: { "Node(\($0))" }, check: { "($0 as? Node)?.number == \($0)" }),
    ValueType(text: "any Named & Sendable", value: { "Node(\($0))" }, check: { "($0 as? Node)?.number == \($0)" }),
    ValueType(text: "AnyObject", value: { "Node(\($0))" }, check: { "($0 as? Node)?.number == \($0)" }),
    ValueType(text: "Any", value: { "\($0)" }, check: { "$0 as? Int == \($0)" }),
    ValueType(text: "any Swift.Error", value: { "Oops.number(\($0))" }, check: { "$0 as? Oops == Oops.number(\($0))" }),
    ValueType(text: "any Collection<Int>", value: { "[\($0)]" }, check: { "$0 as? [Int] == [\($0)]" }),
    ValueType(text: "Int.Type", value: { _ in "Int.self" }, check: { _ in "$0 is Int.Type" }),
    ValueType(text: "(any Named.Type)", value: { _ in "Node.self" }, check: { _ in "$0 is Node.Type" }),
    ValueType(
      text: "KeyPath<Ticket, Int>", value: { _ in "\\Ticket.number" }, check: { _ in "$0 is KeyPath<Ticket, Int>" }),
    ValueType(text: "Holder<Ticket>", value: { _ in "Holder<Ticket>()" }, check: { _ in "$0 is Holder<Ticket>" }),
    ValueType(
      text: "OpaquePointer", value: { "OpaquePointer(bitPattern: \($0 + 1))!" }, check: { _ in "$0 is OpaquePointer" }),
    ValueType(text: "UnsafeRawPointer?", value: { _ in "nil" }, check: { _ in "$0 == nil" }),
    ValueType(
      text: "Swift.Result<Int, any Swift.Error>", value: { ".success(\($0))" },
      check: { "(try? ($0 as? Swift.Result<Int, any Swift.Error>)?.get()) == \($0)" }),
  ]

  /// A type, perhaps one of others.
  static func random(_ dice: inout Dice, among own: [ValueType], depth: Int = 0) -> ValueType {
    if !own.isEmpty, dice.chance(35) { return dice.pick(own) }
    guard depth < 2, dice.chance(30) else { return dice.pick(plain) }
    let inner = random(&dice, among: own, depth: depth + 1)
    let other = random(&dice, among: own, depth: depth + 1)
    let text = inner.text.hasPrefix("any ") || inner.text.hasPrefix("@") ? "(\(inner.text))" : inner.text
    switch dice.number(below: 6) {
    case 0:
      return ValueType(text: text + "?", value: inner.value, check: inner.check)
    case 1:
      return ValueType(
        text: "[\(inner.text)]", value: { "[\(inner.value($0))]" },
        check: { _ in "($0 as? [Any])?.count == 1" })
    case 2:
      return ValueType(
        text: "[String: \(inner.text)]", value: { "[\"k\": \(inner.value($0))]" },
        check: { _ in "($0 as? [String: Any])?.count == 1" })
    case 3:
      return ValueType(
        text: "(\(inner.text), b: \(other.text))", value: { "(\(inner.value($0)), b: \(other.value($0 + 1)))" },
        check: { _ in "$0 != nil" }, hasAnswer: false)
    case 4:
      return ValueType(text: text + "??", value: inner.value, check: inner.check)
    default:
      return ValueType(
        text: "Box<\(inner.text)>", value: { "Box(\(inner.value($0)))" }, check: { _ in "$0 != nil" }, hasAnswer: false)
    }
  }
}
