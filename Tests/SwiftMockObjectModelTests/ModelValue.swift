// The model is a second, naive account of what the documentation promises. It knows nothing of the library: no file whose
// name begins with `Model` imports it. Lists and loops, no tricks: it is meant to be read and believed.

/// A value as the model knows it.
///
/// The library is given what `swift` spells.
enum ModelValue: Hashable, Sendable {
  case int(Int)
  case double(Double)
  case text(String)
  case flag(Bool)
  case list([Int])
  /// A struct that is not `Equatable`.
  case plain(Int)
  /// One of two objects that all mocks of a sequence share.
  case token(Int)
  /// One of two objects that the test lets go of at some time, and the same as an argument that the mock does not keep.
  case guest(Int)
  case weakGuest(Int)
  /// A nil of no type.
  case absent
  /// A nil in one optional, and in two.
  case noInt
  case someNoInt
  /// A number in two optionals.
  case wrapped(Int)

  /// What counts: the value inside the optionals.
  var flat: ModelValue {
    switch self {
    case .noInt, .someNoInt: .absent
    case .wrapped(let number): .int(number)
    default: self
    }
  }

  /// As messages show it.
  var shown: String {
    switch flat {
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .flag(let flag): "\(flag)"
    case .list(let list): "\(list)"
    case .plain(let number): "Plain(number: \(number))"
    case .token(let number): "Token(number: \(number))"
    case .guest(let number), .weakGuest(let number): "Guest(number: \(number))"
    case .absent, .noInt, .someNoInt, .wrapped: "nil"
    }
  }

  /// The name of its type, of what is inside the optionals.
  var typeName: String {
    switch flat {
    case .int: "Int"
    case .double: "Double"
    case .text: "String"
    case .flag: "Bool"
    case .list: "[Int]"
    case .plain: "Plain"
    case .token: "Token"
    case .guest, .weakGuest: "Guest"
    case .absent, .noInt, .someNoInt, .wrapped: "nil"
    }
  }

  /// As messages show it where the type matters.
  var shownWithType: String {
    switch flat {
    case .plain, .token, .guest, .weakGuest, .absent: shown
    default: "\(typeName) \(shown)"
    }
  }

  /// Whether its type is one of the standard library's.
  var isStandard: Bool {
    switch flat {
    case .plain, .token, .guest, .weakGuest: false
    default: true
    }
  }

  /// As one writes it in a test.
  var swift: String {
    switch self {
    case .plain(let number): "Plain(number: \(number))"
    case .token(let number): "tokens[\(number)]"
    case .guest(let number): "guests[\(number)]"
    case .weakGuest(let number): "WeakArgument(guests[\(number)])"
    case .absent: "nil"
    case .noInt: "Int?.none as Any"
    case .someNoInt: "Int??.some(nil) as Any"
    case .wrapped(let number): "Int??.some(\(number)) as Any"
    default: shown
    }
  }
}

/// What a behavior has said: a value, nothing, or what an untyped closure makes of an argument, an `Any` that holds an
/// optional.
enum ModelReturned {
  case value(ModelValue)
  case nothing
  case boxed(ModelValue)
  case stream(ModelStream)

  var shownWithType: String {
    switch self {
    case .value(let value), .boxed(let value): value.flat == .absent ? "nil" : value.shownWithType
    case .nothing: "()"
    case .stream(let stream): stream.kind.returned
    }
  }

  var isStandard: Bool {
    switch self {
    case .value(let value), .boxed(let value): value.isStandard
    case .nothing: false
    case .stream(let stream): stream.kind != .sequence
    }
  }

  var isNil: Bool {
    switch self {
    case .value(let value), .boxed(let value): value.flat == .absent
    case .nothing, .stream: false
    }
  }
}

/// The types that the methods return.
enum ModelResult: String {
  case void = "()"
  case int = "Int"
  case optional = "Int?"
  case nested = "Int??"
  case text = "String"
  case double = "Double"
  case plain = "Plain"
  case stream = "AsyncStream<Int>"
  case throwingStream = "AsyncThrowingStream<Int, Error>"
  case sequence = "any AsyncSequence<Int, Refusal>"
  case crate = "Crate"
  case badge = "Badge"

  /// Whether it is a type of the test's own.
  var isUsers: Bool { [.plain, .crate, .badge].contains(self) }

  /// The kind of stream that it is, if it is one.
  var streamKind: ModelStreamKind? {
    switch self {
    case .stream: .plain
    case .throwingStream: .throwing
    case .sequence: .sequence
    default: nil
    }
  }

  /// What the caller gets of it; nil if it is of another type.
  func taking(_ returned: ModelReturned) -> String? {
    if self == .void { return "()" }
    let value: ModelValue
    var isUntyped = false
    switch returned {
    case .nothing: return nil
    case .stream(let stream): return stream.kind == streamKind ? "a stream" : nil
    case .value(let returnedValue): value = returnedValue
    case .boxed(let inner):
      value = inner.flat
      isUntyped = true
    }
    switch (self, value.flat) {
    case (.int, .int(let number)), (.optional, .int(let number)), (.nested, .int(let number)): return "\(number)"
    case (.optional, .absent): return "nil"
    // Each nil of a nested optional stays what it was; one of no type is the outermost.
    case (.nested, .absent): return value == .absent || isUntyped ? "nil" : "some(nil)"
    case (.text, .text(let text)): return "\"\(text)\""
    case (.double, .double(let number)): return "\(number)"
    case (.plain, .plain(let number)): return "Plain(\(number))"
    default: return nil
    }
  }

  /// What is noted of a result: only the type of one that is not small.
  func noted(_ result: String) -> String {
    switch self {
    case .plain, .crate, .badge: rawValue
    case .stream, .throwingStream, .sequence: streamKind!.noted
    case .nested: result == "some(nil)" ? "nil" : result
    default: result
    }
  }

  /// What a call returns for which there is neither a behavior nor a default; nil if there is nothing.
  ///
  /// - Parameter int: What there is for an `Int`, of which a crate is made.
  func natural(int: String) -> String? {
    switch self {
    case .void: "()"
    case .int: "0"
    case .optional, .nested: "nil"
    case .text: "\"\""
    case .double: "0.0"
    case .plain, .sequence: nil
    case .stream, .throwingStream: "a stream"
    case .crate: "Crate(\(int))"
    case .badge: declared
    }
  }
}

extension ModelResult {
  /// What the type itself declares.
  var declared: String? { self == .badge ? "Badge(8)" : nil }
}

extension ModelStreamKind {
  /// What is noted of a stream.
  var noted: String {
    switch self {
    case .plain: "AsyncStream<Int>"
    case .throwing: "AsyncThrowingStream<Int, Error>"
    case .sequence: "StubSequence<Int, Refusal>"
    }
  }

  /// As messages show a stream that a behavior has returned.
  var returned: String { self == .sequence ? "a stream of Int" : noted }
}

/// What is thrown.
enum ModelError: Equatable, Sendable {
  /// Of the type that typed methods throw.
  case refusal(Int)
  /// Of another.
  case outage(Int)

  var shown: String {
    switch self {
    case .refusal(let number): ".closed(\(number))"
    case .outage(let code): "Outage(code: \(code))"
    }
  }

  var shownWithType: String {
    switch self {
    case .refusal: "Refusal \(shown)"
    case .outage: shown
    }
  }

  var swift: String {
    switch self {
    case .refusal(let number): "Refusal.closed(\(number))"
    case .outage: shown
    }
  }
}
