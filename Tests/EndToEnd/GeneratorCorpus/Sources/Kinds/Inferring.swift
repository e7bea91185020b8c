// Associated types that the compiler can't infer without help, and one that is fixed to a type of its own name.
// swift-format-ignore-file

import Foundation

public protocol Store3 {
  associatedtype State
  associatedtype Creator = (State) -> Int
  associatedtype AsyncCreator = (State, Int) -> Void
  var state: State! { get }
  func dispatch(_ creator: Creator)
  func dispatch(_ creator: AsyncCreator)
  func dispatch(_ number: Int)
  func dispatch(_ creator: AsyncCreator, then: Creator?)
}
public struct Moment: Hashable { public init() {} }
public protocol Timed { associatedtype Moment; func at(_ moment: Moment) -> Moment? }
public protocol Punctual: Timed where Moment == Kinds.Moment { func now() -> Moment? }
public protocol Doubtful { associatedtype Failure: Error; init?(x: Int) throws(Failure); func fail() throws(Failure); func all() -> [Failure] }
