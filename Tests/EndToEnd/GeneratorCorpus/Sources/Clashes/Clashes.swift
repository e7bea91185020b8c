// Types and protocols called like those of the standard library and of the runtime.
// swift-format-ignore-file

import Foundation

public protocol Invocation {
  func `throw`() throws
  func m(_ x: Unrecorded) -> Result
}

public struct Unrecorded {}

public struct Result {}

public struct Methods {}

public protocol Array {
  func m(_ x: Methods) -> Methods
  func arr() -> [Int]
}

public protocol Gate {
  func open(_ key: Methods) -> Bool
}

public struct Void { public init() {} }

public protocol OwnVoid {
  func f() -> Void
  func g()
  func h(_ f: @escaping () -> Swift.Void) -> Void
  func i(_ v: Void) async throws -> Swift.Void
}

// Their mocks, or the enums of their methods, are called like something of the runtime.
public protocol Recorder { func record(_ x: Int); static func all() -> Int }
public protocol Object: Actor { func o() }
public protocol Keyed { func key() }
