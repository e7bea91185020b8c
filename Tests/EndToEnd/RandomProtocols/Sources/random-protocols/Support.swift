/// The types that random protocols mention, and what calls of them need.
enum Support {
  static let types = """
    import Foundation

    public protocol Named { var number: Int { get } }
    public struct Ticket: Hashable, Sendable {
      public struct Stub: Hashable, Sendable {
        public var number: Int
        public init(_ number: Int) { self.number = number }
      }
      public var number: Int
      public init(_ number: Int) { self.number = number }
    }
    public enum Mode: Hashable, Sendable { case numbered(Int) }
    public struct Notification: Hashable, Sendable {
      public var number: Int
      public init(_ number: Int) { self.number = number }
    }
    public struct Box<Value> {
      public var value: Value
      public init(_ value: Value) { self.value = value }
    }
    extension Box: Equatable where Value: Equatable {}
    public struct Holder<Value> {
      public enum Inner: Hashable, Sendable { case only }
      public init() {}
    }
    public struct Table<Row: Hashable> { public init() {} }
    public typealias Alias = Int
    public typealias Maybe<T> = T?
    public typealias Pair<T> = (T, T)
    public typealias Handler = (Int) -> Void
    public typealias Both = Named & Sendable
    public final class Node: Named, Sendable {
      public let number: Int
      public init(_ number: Int) { self.number = number }
    }
    public enum Oops: Swift.Error, Equatable { case number(Int) }
    public struct Coin: ~Copyable {
      public var number: Int
      public init(_ number: Int) { self.number = number }
    }
    public func spend(_ coin: consuming Coin) {}
    public actor Engine { public init() {} }
    open class Vessel {
      public init() {}
      open var load: Int { 1 }
    }
    infix operator <~>
    postfix operator +++
    @globalActor public actor TideActor { public static let shared = TideActor() }
    @resultBuilder public enum Lines {
      public static func buildBlock(_ lines: String...) -> [String] { lines }
    }


    """

  static let calls = """
    import Foundation
    import SwiftMockObject

    @_spi(Inner) @testable import Random
    @testable import RandomMocks

    public struct Probe: Named, Hashable, Sendable {
      public var number: Int
      public init(_ number: Int) { self.number = number }
    }

    nonisolated(unsafe) var problems: [String] = []
    nonisolated(unsafe) var calls = 0

    func same<Value: Equatable>(_ argument: Any?, _ value: Value, as type: Value.Type) -> Bool {
      argument as? Value == value
    }

    func fail(_ title: String, _ error: any Swift.Error) { problems.append("\\(title): \\(error)") }

    func finish() {
      for problem in problems { print(problem) }
      print("\\(calls) calls, \\(problems.count) problems")
      exit(problems.isEmpty ? 0 : 1)
    }

    /// Looks whether a call is the only new one, under a key that no other one has, with the arguments it was given.
    final class Log<Mock: MockRecording> {
      private let mock: Mock
      private var methods: Set<Mock.Methods> = []
      private var count = 0

      /// What the names of methods start with whose calls are none of the log's business.
      private let ignored: String?

      init(_ mock: Mock, ignoring ignored: String? = nil) {
        self.mock = mock
        self.ignored = ignored
      }

      func check(_ title: String, _ checks: [(Any?) -> Bool]) {
        calls += 1
        let invocations = mock.recordedInvocations.filter { call in
          ignored.map { !"\\(call.method)".hasPrefix($0) } ?? true
        }
        defer { count = invocations.count }
        guard invocations.count == count + 1, let call = invocations.last else {
          return problems.append("\\(title): recorded \\(invocations.count - count) times")
        }
        if !methods.insert(call.method).inserted { problems.append("\\(title): recorded as \\(call.method), like another one") }
        guard call.arguments.count == checks.count else {
          return problems.append("\\(title): recorded \\(call.arguments.count) arguments for \\(checks.count)")
        }
        for (position, check) in checks.enumerated() where !check(call.arguments[position]) {
          problems.append("\\(title): argument \\(position + 1) is \\(String(describing: call.arguments[position]))")
        }
      }
    }

    func prepared<Mock: MockRecording>(_ mock: Mock) -> Mock {
      var defaults = mock.mockRecorder.naturalDefaults
      defaults.set(Ticket(0))
      defaults.set(Ticket.Stub(0))
      defaults.set(Mode.numbered(0))
      defaults.set(Random.Notification(0))
      defaults.set(Box(0))
      defaults.set(Foundation.Data())
      defaults.set(Foundation.URL(fileURLWithPath: "/"))
      defaults.set(Foundation.Notification.Name("n"))
      defaults.set(0...0)
      defaults.set(AnyHashable(0))
      defaults.set(SIMD2(0, 0))
      defaults.set(Holder<Ticket>.Inner.only)
      defaults.set(Table<Ticket>())
      defaults.set(0 as any Sendable)
      defaults.set(0 as any Hashable)
      defaults.set(AsyncStream<Int> { $0.finish() })
      defaults.set("s" as StaticString)
      defaults.set(Character("c"))
      defaults.set(Node(0))
      defaults.set(Node(0) as any Named)
      defaults.set(Node(0) as any Named & Sendable)
      defaults.set(Node(0) as AnyObject)
      defaults.set(0 as Any)
      defaults.set(Oops.number(0))
      defaults.set(Oops.number(0) as any Swift.Error)
      defaults.set([0] as any Collection<Int>)
      defaults.set(Int.self as Int.Type)
      defaults.set(Node.self as any Named.Type)
      defaults.set(\\Ticket.number as KeyPath<Ticket, Int>)
      defaults.set(Holder<Ticket>())
      defaults.set(OpaquePointer(bitPattern: 1)!)
      defaults.set(Swift.Result<Int, any Swift.Error>.success(0))
      mock.mockRecorder.naturalDefaults = defaults
      return mock
    }


    """
}
