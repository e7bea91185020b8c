import Foundation
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

  @Test func anObjectThatIsKnownAsOneOfItsBaseClassIsWhatItIs() {
    struct Shelf { var items: [Base] }
    func shelf(_ second: String) -> Shelf {
      let item = Derived()
      item.second = second
      return Shelf(items: [item])
    }
    #expect(Structure.parts(of: shelf("x").items[0]).map(\.label) == ["first", "second", "third"])
    #expect(structurallyEqual(shelf("x"), shelf("x")))
    #expect(
      structuralDifferences(expected: shelf("x"), actual: shelf("y")).map(\.description)
        == [#"items[0].second: expected "x", got "y""#])
    #expect(shortDescription(of: shelf("x")) == #"Shelf(items: [Derived(first: 1, second: "x", third: nil)])"#)
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
    #expect(TypeMetadata.isAsAssumed)
    #expect(Structure.checked(.shared, say: { Issue.record("It is said that \($0)") }) != nil)
  }

  /// Each of the runtime's functions is missed where it is not there, and what is done then is said.
  @Test(arguments: [
    "swift_reflectionMirror_displayStyle", "swift_EnumCaseName", "swift_reflectionMirror_count",
    "swift_reflectionMirror_subscript", "swift_reflectionMirror_recursiveChildMetadata",
    "swift_reflectionMirror_recursiveChildOffset",
  ])
  func aRuntimeThatCannotBeAskedIsNoticed(missing: String) {
    let runtime = RuntimeReflection { name in
      name == missing ? nil : dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) }
    }
    #expect(runtime == nil)
    var lines: [String] = []
    #expect(Structure.checked(runtime) { lines.append($0) } == nil)
    #expect(
      lines == [
        "SwiftMockObject: this Swift runtime does not show what values are made of; `Mirror` is used instead.\n"
      ])
  }

  /// It counts, and so what a runtime answers is looked at and not only whether it answers.
  @Test func aRuntimeThatAnswersOtherwiseIsNoticed() {
    let runtime = RuntimeReflection { name in
      let other = name == "swift_reflectionMirror_count" ? "swift_reflectionMirror_displayStyle" : name
      return dlopen(nil, RTLD_NOW).flatMap { dlsym($0, other) }
    }
    #expect(runtime == nil)
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
