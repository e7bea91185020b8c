/// How a test refers to a method: by its key if the mock has one, otherwise by `methodReference`.
struct ReferenceSpelling {
  private let method: String
  private let hasKey: Bool

  init(_ method: AnyHashable) {
    self.method = "\(method.base)"
    if let method = method.base as? any KeyedMethods { hasKey = Self.hasKey(method) } else { hasKey = false }
  }

  /// The reference to all calls of the method.
  var text: String { hasKey ? "mock.method.\(method)" : "mock.methodReference(.\(method))" }

  /// The reference to the calls with these arguments.
  func narrowed(to arguments: String) -> String {
    if arguments.isEmpty { return text }
    return hasKey ? "\(text)(\(arguments))" : "mock.methodReference(.\(method), args: \(arguments))"
  }

  /// A stub that returns a value.
  var returning: String { text + (hasKey ? ".returns(…)" : ".setCustomBehaviorToReturn(…)") }

  /// A stub that runs a closure.
  var running: String { text + (hasKey ? ".answers { … }" : ".setCustomBehavior { … }") }

  private static func hasKey<Methods: KeyedMethods>(_ method: Methods) -> Bool {
    Mirror(reflecting: Methods.keys).children.contains { $0.label == "\(method)" }
  }
}
