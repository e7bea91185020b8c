// Requirements that a class may leave to an extension, because it can't have them itself.
// swift-format-ignore-file

import Foundation

public protocol Locking { func lock() -> Int; func unlock() }
public protocol LockOwner: Locking { var lock: Int { get } }
extension LockOwner { public func lock() -> Int { 5 } }
public protocol Packed { func pack<each T>(_ f: @escaping (repeat each T) -> Void); func count() -> Int }
extension Packed { public func pack<each T>(_ f: @escaping (repeat each T) -> Void) {} }
public protocol Spanned { func wide(_ x: Int) -> Int; func both<each T, each U>(_ x: repeat (each T, each U)) }
extension Spanned where Self: AnyObject { public func both<each T, each U>(_ x: repeat (each T, each U)) {} }
