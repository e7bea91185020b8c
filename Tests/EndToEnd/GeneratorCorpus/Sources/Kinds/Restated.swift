// Requirements of the standard library's protocols that a child states again.
// swift-format-ignore-file

import Foundation

public protocol Person: Identifiable { var id: UUID { get } }
public protocol Place: Identifiable where ID == String { var id: String { get } }
public protocol Thing: Identifiable { associatedtype ID = Int; var id: ID { get } }
public protocol Same: Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
public protocol Ordered: Comparable { static func < (lhs: Self, rhs: Self) -> Bool; static func > (lhs: Self, rhs: Self) -> Bool }
public protocol Hashed: Hashable { func hash(into hasher: inout Hasher); var hashValue: Int { get } }
public protocol Listed: CaseIterable { static var allCases: [Self] { get } }
public protocol Stepper: IteratorProtocol { mutating func next() -> Element? }
public protocol IntStepper: IteratorProtocol where Element == Int { mutating func next() -> Int? }
public protocol Described: CustomStringConvertible { var description: String { get } }
public protocol Coded: Codable { init(from decoder: any Decoder) throws; func encode(to encoder: any Encoder) throws }
public protocol Narrow: Shelf { func all() -> [Int] }
public protocol Faulty: LocalizedError { var errorDescription: String? { get } }
public protocol Train: Sequence { func makeIterator() -> AnyIterator<Int> }
public protocol Parsed: LosslessStringConvertible { init?(_ description: String) }
public protocol Loose { func put<T: Equatable>(_ value: T); func all<T>(_ values: T) -> Int where T: Collection, T.Element == Int }
public protocol Brief: Loose { func put(_ value: some Equatable); func all(_ values: some Collection<Int>) -> Int }
@MainActor public protocol Level: Hashable { static func == (a: Self, b: Self) -> Bool; func hash(into hasher: inout Hasher); func rise() }
