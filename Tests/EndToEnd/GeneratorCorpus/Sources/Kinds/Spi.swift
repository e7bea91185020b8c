// Requirements and types that only those see who name their SPI group.
// swift-format-ignore-file

import Foundation

@_spi(Wiring) public struct Fuse { public init() {} }
public protocol Switchboard { var circuits: Int { get }; func flip(_ circuit: Int) -> Bool; @_spi(Wiring) func trip(_ circuit: Int, because reason: String) -> Int }
extension Switchboard { @_spi(Wiring) public func trip(_ circuit: Int, because reason: String) -> Int { -1 } }
public func tripped(_ board: some Switchboard) -> Int { board.trip(7, because: "smoke") }
@_spi(Wiring) public protocol FuseBox { func replace(_ fuse: Fuse) }
protocol Electrician { func check(_ fuse: Fuse) -> Bool }
@_spi(Wiring) // Attributes may stand on lines of their own.
@_spi(Testing) @available(macOS 13, *)
public protocol Inspector: FuseBox { associatedtype Part; func inspect(_ part: Part, _ fuses: [Fuse]) -> Fuse? }
public struct Relay { public init() {} }
@_spi(Wiring) extension Relay { public struct Coil { public init() {} } }
@_spi(Wiring) public protocol Winder { func wind(_ coil: Relay.Coil) }
