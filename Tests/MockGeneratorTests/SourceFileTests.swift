import Testing

@testable import MockGenerator

@Suite struct SourceFileTests {
  @Test(arguments: [
    ("@_spi(Wiring) public protocol Box {}", 1, 31, ["Wiring"]),
    ("public protocol Box { func a(); @_spi(Wiring) func b() }", 1, 52, ["Wiring"]),
    ("public protocol Box { @_spi(Wiring) func a(); func b() }", 1, 52, []),
    ("@_spi( A )\n@available(macOS 13, *) // since\n\n@_spi(B) public\nstruct Box {}", 5, 8, ["A", "B"]),
    ("@_spi(Wiring) func f()\npublic func g()", 2, 13, []),
    ("@_spi(Wiring) extension Box {\n  public struct Coil {}\n}", 2, 17, []),
    ("@_spi(Wiring) /* ä */ public struct Box {}", 1, 38, ["Wiring"]),
    ("struct Box {}", 7, 1, []),
  ]) func theGroupsOfADeclarationStandInItsAttributes(_ text: String, line: Int, column: Int, groups: [String]) {
    var place = SourcePlace(nil)
    (place.line, place.column) = (line, column)
    #expect(SourceFile(text).spiGroups(place) == groups)
  }

  @Test(arguments: [
    ("struct Ticket: ~Copyable {}", true), ("struct Ticket<T>: Sendable, ~Copyable where T: Hashable {}", true),
    ("struct Ticket:\n  ~ Copyable\n{}", true), ("struct Ticket {} // ~Copyable", false),
    ("struct Ticket<T: ~Copyable>: Sendable {}", false), ("struct Ticket<T>: P where T: ~Copyable {}", false),
    ("struct Ticket<T: ~Copyable>: ~Copyable, ~Escapable {}", true), ("struct Ticket: ~Escapable {}", false),
  ]) func aTypeThatCantBeCopiedSaysSo(_ text: String, isNoncopyable: Bool) {
    var place = SourcePlace(nil)
    (place.line, place.column) = (1, 8)
    #expect(SourceFile(text).suppresses("Copyable", at: place) == isNoncopyable)
  }

  @Test func importsAreThoseOfEveryBuild() {
    let file = SourceFile(
      """
      import Foundation; import CValve
      @preconcurrency internal import struct CPump.pump
      @testable import Bank
      import Glibc.stdio
      #if canImport(Darwin)
      import Darwin
      #else
      import Musl
      #endif
      // import Commented
      let text = "import Quoted"
      func important() {}
      """)
    #expect(file.imports == ["Bank", "CPump", "CValve", "Foundation", "Glibc"])
    #expect(file.isConditional)
    #expect(!SourceFile("let a = 1 // #if").isConditional)
  }
}
