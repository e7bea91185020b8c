// Conditions on associated types that are fixed to each other.
// swift-format-ignore-file

import Foundation

public protocol Machine {
  associatedtype State: Equatable
  associatedtype Body: Collection where Body.Element == State
  func run(_ body: Body) -> State
}

public protocol Twins {
  associatedtype T: Hashable
  associatedtype U where U == T
  func pair(_ t: T, _ u: U) -> [T: U]
}

public protocol Late {
  associatedtype U
  associatedtype T: Hashable & Sendable where U == T
  func pair(_ t: T, _ u: U) -> [T: U]
}

public protocol Chain: Machine where State == Body.Element, Body: RandomAccessCollection {
  func more(_ state: State)
}

public protocol Loop { associatedtype Item where Item == Self; func next() -> Item; func all() -> [Item] }

public protocol Ambiguous {
  associatedtype Input
  associatedtype Output
  func f(_ input: Input) -> Output
  func g(_ output: Output) -> Input
}

public protocol Reducing: Machine where Body == [State] { func reduce(_ all: [State]) -> State }
public protocol Flow { associatedtype Upstream: Machine; associatedtype Out where Out == Upstream.State; func go(_ up: Upstream) -> Out }
public protocol Nested { associatedtype A: Sequence where A.Element: Sequence, A.Element.Element == Int; func f(_ a: A) -> A.Element? }
public protocol Well { associatedtype Water; associatedtype Dirt: Error; func water() -> Water }
public protocol Pumping { associatedtype Source: Well where Source.Water == Drink; associatedtype Drink; func source() -> Source; func drink() -> Drink }
public protocol PumpsLists: Pumping where Drink == [Int] { func more() }
public protocol PumpsPairs: Pumping where Drink == (Int, String), Source.Dirt == any Error { func more() }
public protocol Section { associatedtype Body: Section; var body: Body { get } }
public protocol Page: Section { associatedtype Content: Section; var body: Content { get }; var title: String { get } }
