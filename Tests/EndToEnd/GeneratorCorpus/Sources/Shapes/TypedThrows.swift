// Typed throws.
// swift-format-ignore-file

import Foundation

public enum Fault: Error { case full }

public protocol Typed {
  func a() throws(Fault) -> Int
  func b() throws(Never)
  func c() throws(any Error)
  func d<E: Error>(_ e: E.Type) throws(E)
  func e() async throws(Fault)
  var f: Int { get throws(Fault) }
  associatedtype Err: Error
  func g() throws(Err) -> String
  func h<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int
  static func i() throws(Fault)
}
