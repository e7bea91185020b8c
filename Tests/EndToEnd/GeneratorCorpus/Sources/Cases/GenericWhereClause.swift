// Generic method with where clause and associated result.
// swift-format-ignore-file

import Foundation

public protocol CargoSpec { associatedtype Receipt }
public protocol Stampable { var stamp: String { get } }

public protocol FerryDock {
  func load<Cargo>(_ cargo: Cargo) -> Cargo.Receipt where Cargo: CargoSpec & Stampable
  func load<Cargo: CargoSpec>(all cargo: [Cargo]) throws -> [Cargo.Receipt] where Cargo.Receipt: Hashable
}
