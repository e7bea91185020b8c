// Parents that ask for more and for less than each other.
// swift-format-ignore-file

import Foundation

public enum Jam: Error { case paper }

public protocol ThrowsAny { func a() throws; func b(_ f: () -> Void); func c(_ f: @escaping @Sendable () -> Void); @MainActor func d(); func e(_ x: sending NSObject); func v() throws -> Int }
public protocol ThrowsJam { func a() throws(Jam); func b(_ f: @escaping () -> Void); func c(_ f: @escaping () -> Void); nonisolated func d(); func e(_ x: NSObject); func v() -> Int }
public protocol AnyThenJam: ThrowsAny, ThrowsJam {}
public protocol JamThenAny: ThrowsJam, ThrowsAny {}
public protocol FuncA { func title() -> String }
public protocol VarA { var title: String { get } }
public protocol FuncVar: FuncA, VarA {}
public protocol Discards { @discardableResult func take() -> Int }
public protocol Takes: Discards { func take() -> Int }
public protocol Getting { var x: Int { get throws } }
public protocol Setting: Getting { var x: Int { get set } }
public protocol Mutates { mutating func m(); mutating func n() }
public protocol Mutant: Mutates { func m() }
public protocol ClosureA { func k(_ f: () throws -> Void); var h: (() -> Void)? { get } }
public protocol ClosureB { func k(_ f: () -> Void); var h: (@Sendable () -> Void)? { get } }
public protocol Failing { init?(x: Int) }
public protocol Certain: Failing { init(x: Int) }
