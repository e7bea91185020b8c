import Observation
import Testing

@testable import SwiftMockObject

private class Base {
  var first = 1
}
private final class Derived: Base {
  var second = "x"
  lazy var third = 3
}
private enum Case: CustomStringConvertible, CustomReflectable {
  case plain, other
  case payload(Int, label: String)
  var description: String { "a case" }
  var customMirror: Mirror { Mirror(self, children: ["hidden": 0]) }
}

/// These tests hold the runtime's entry points to what is expected of them.
@Suite("What values are made of")
struct StructureTests {
  @Test func stylesAreToldApart() {
    #expect(Structure.style(of: Base()) == .object)
    #expect(Structure.style(of: Case.plain) == .enumeration)
    #expect(Structure.style(of: (1, 2)) == .product)
    #expect(Structure.style(of: SplitMix(state: 1)) == .product)
    #expect(Structure.style(of: { () in }) == .other)
    #expect(Structure.style(of: Int.self) == .other)
    #expect(Structure.isTuple((1, 2)))
    #expect(!Structure.isTuple(SplitMix(state: 1)))
  }

  @Test func casesAreNamedWhateverTheirDescription() {
    #expect(Structure.caseName(of: Case.plain) == "plain")
    #expect(Structure.caseName(of: Case.other) == "other")
    #expect(Structure.caseName(of: Case.payload(1, label: "a")) == "payload")
    #expect(Structure.caseName(of: 1) == nil)
  }

  @Test func partsComeInOrderWithThoseOfSuperclassesFirst() {
    #expect(Structure.parts(of: Derived()).map(\.label) == ["first", "second", "third"])
    #expect(Structure.parts(of: Derived()).first?.value as? Int == 1)
    #expect(Structure.parts(of: (1, b: 2)).map(\.name) == ["0", "b"])
    #expect(Structure.parts(of: Case.plain).isEmpty)
  }

  @Test func aPayloadIsOnePartUnderTheNameOfItsCase() {
    let parts = Structure.parts(of: Case.payload(1, label: "a"))
    #expect(parts.map(\.label) == ["payload"])
    #expect(parts.first.map { Structure.parts(of: $0.value).map(\.name) } == ["0", "label"])
  }

  @Test func theRegistrarOfAnObservedObjectIsNoPartOfIt() {
    let parts = Structure.parts(of: Counter())
    #expect(parts.map(\.label) == ["count"])
    #expect(parts.first?.value as? Int == 3)
  }

  @Test func theRuntimeIsAsked() {
    #expect(RuntimeReflection.shared != nil)
  }
}

@Observable private final class Counter {
  var count = 3
}

/// What is used where the runtime can't be asked.
@Suite("What values are made of, as Mirror sees it")
struct MirroredStructureTests {
  @Test func stylesCasesAndPartsAreTold() {
    #expect(MirroredStructure.style(of: Base()) == .object)
    #expect(MirroredStructure.style(of: Plain.other) == .enumeration)
    #expect(MirroredStructure.style(of: (1, 2)) == .product)
    #expect(MirroredStructure.style(of: { () in }) == .other)
    #expect(MirroredStructure.caseName(of: Plain.other) == "other")
    #expect(MirroredStructure.caseName(of: Plain.payload(1)) == "payload")
    #expect(MirroredStructure.caseName(of: 1) == nil)
    #expect(MirroredStructure.parts(of: Derived()).map(\.label).prefix(2) == ["first", "second"])
  }
}

private enum Plain { case other, payload(Int) }
