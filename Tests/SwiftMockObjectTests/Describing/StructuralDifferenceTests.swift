import SwiftMockObject
import Testing

private struct Item {
  var name: String
  var price: Double
}
private struct Receipt { var items: [Item] }

private func texts(_ expected: Any?, _ actual: Any?) -> [String] {
  structuralDifferences(expected: expected, actual: actual).map(\.description)
}

private let names = ["a", "b", "c", "d"].map { Item(name: $0, price: 1) }

@Suite("Differences in words")
struct StructuralDifferenceTests {
  @Test func aChangedValueIsNamedByItsPath() {
    var receipt = Receipt(items: names)
    receipt.items[2].price = 12
    let differences = structuralDifferences(expected: Receipt(items: names), actual: receipt)
    #expect(differences.map(\.description) == ["items[2].price: expected 1.0, got 12.0"])
    #expect(differences.map(\.path) == ["items[2].price"])
    #expect(differences.map(\.kind) == [.changed])
    #expect(differences.map(\.expected) == ["1.0"])
    #expect(differences.map(\.actual) == ["12.0"])
  }

  @Test func missingElementsAreNamed() {
    #expect(texts(names, Array(names.dropFirst())) == [#"[0]: Item(name: "a", price: 1.0) is missing"#])
    #expect(texts([1, 2], [] as [Int]) == ["[0]: 1 is missing", "[1]: 2 is missing"])
  }

  @Test func extraElementsAreNamedByTheirActualPosition() {
    #expect(texts(Array(names.prefix(3)), names) == [#"[3]: Item(name: "d", price: 1.0) was not expected"#])
    #expect(texts([1, 2, 3], [9, 1, 2, 8, 3]) == ["[0]: 9 was not expected", "[3]: 8 was not expected"])
  }

  @Test func movedElementsAreNamedWithBothPositions() {
    let moved = Array(names.dropFirst()) + [names[0]]
    let differences = structuralDifferences(expected: Receipt(items: names), actual: Receipt(items: moved))
    #expect(differences.map(\.description) == [#"items[0]: Item(name: "a", price: 1.0) has moved to items[3]"#])
    #expect(differences.map(\.newPath) == ["items[3]"])
    #expect(differences.map(\.kind) == [.moved])
  }

  @Test func severalKindsComeInTheOrderOfTheList() {
    var changed = names
    changed[1].price = 2
    changed.remove(at: 3)
    changed.insert(Item(name: "z", price: 1), at: 0)
    #expect(
      texts(names, changed) == [
        #"[0]: Item(name: "z", price: 1.0) was not expected"#, "[1].price: expected 1.0, got 2.0",
        #"[3]: Item(name: "d", price: 1.0) is missing"#,
      ])
  }

  @Test func otherTypesAreNamed() {
    let differences = structuralDifferences(expected: ["x": 1] as [String: Any], actual: ["x": "1"] as [String: Any])
    #expect(differences.map(\.description) == [#"["x"]: expected 1 (Int), got "1" (String)"#])
    #expect(differences.map(\.kind) == [.type])
  }

  @Test func longValuesAreShownWhereTheyDiffer() {
    let long = String(repeating: "word ", count: 40)
    #expect(
      texts(long + "x" + long, long + "y" + long) == [
        "expected …word word word word xword word word word word word word word word word word wor…, "
          + "got …word word word word yword word word word word word word word word word word wor…"
      ])
  }
}
