// Type parameters and associated types called like types that the same protocol mentions.
// swift-format-ignore-file

import Foundation

public enum M {
  public protocol Message { var text: String { get } }
  public struct Body {}
}

public protocol Postman {
  func send<Message: M.Message>(_ message: Message) -> Message?
  func open<Data: Sequence>(_ data: Data, as raw: Foundation.Data) where Data.Element == UInt8
  func wrap<String>(_ value: String, note: Swift.String) -> [Swift.String: String]
  func pick<Result, Kinds>(_ r: Result, _ k: Kinds) -> Swift.Result<Result, any Swift.Error>
}

public protocol Courier {
  associatedtype Error: Swift.Error
  associatedtype Result
  associatedtype Data
  func run(_ data: Data, raw: Foundation.Data) throws(Error) -> Swift.Result<Result, Error>
  func twice<Data>(_ data: Data) -> Self.Data
  func fail(_ body: @escaping (any Swift.Error) -> Void)
}

public protocol Sack {
  associatedtype Letter: Sack.Stamped
  typealias Stamped = Comparable
  func put(_ letter: Letter)
  func map<Letter>(_ body: (Self.Letter) -> Letter) -> [Letter]
}

public protocol Scale {
  associatedtype Int
  associatedtype Array: Collection where Array.Element == Int
  func weigh(_ value: Int, _ number: Swift.Int) -> Swift.Int
  func all(_ values: [Swift.Int]) -> Array
  var optional: Swift.Optional<Int> { get }
}

public protocol Fixed where Element == Foundation.URL {
  associatedtype Element
  associatedtype URL = Swift.String where URL == Swift.String
  func load(_ url: URL) -> Foundation.URL
  func at(_ element: Element) -> Foundation.URL
}
