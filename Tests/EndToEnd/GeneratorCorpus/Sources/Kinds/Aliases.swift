// Aliases within protocols: generic ones, those of associated types, those of extensions.
// swift-format-ignore-file

import Foundation

public protocol Envelope {
  typealias Plain<T> = T
  typealias Pair<T> = (first: T, second: T)
  typealias Table<Row> = [String: Row] where Row: Hashable
  func use<T>(_ value: Plain<T>)
  func both<T: Hashable>(_ pair: Pair<T>) -> Table<T>
  func none() -> Pair<Int>?
}

public protocol Shelf {
  associatedtype Item
  typealias Items = [Item]
  typealias Key = String
  typealias Handler = (Items) -> Void
  func all() -> Items
  func first(_ key: Key) -> Items.Element?
  func watch(_ handler: @escaping Handler)
  func each(_ handler: Handler)
  func maybe(_ handler: Handler?)
}

extension Shelf {
  public typealias Found = Result<Items, any Error>
}

public protocol Rack: Shelf where Item == Int {
  func find(_ done: @escaping (Found) -> Void) -> Found
  func again() -> Items
}

public protocol Depth {
  associatedtype Base: Shelf
  func items() -> Base.Items
  func key() -> Base.Key
  func item(_ item: Base.Item)
}

public typealias Callback<T> = (Result<T, any Error>) -> Void
public typealias Nothing = Void
public typealias Both = Named & Numbered
public protocol Named { var name: String { get } }
public protocol Numbered { var number: Int { get } }

public protocol Caller {
  func call(_ done: @escaping Callback<Int>)
  func now(_ done: Callback<[String]>)
  func later(_ done: Callback<Int>?) -> Nothing
  func who(_ both: any Both) -> Both
  func names() -> [Both]
  func time() -> TimeInterval
}

public protocol Bothish: Both { func more() }
