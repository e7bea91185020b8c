import Testing

@testable import SwiftMockObject

private struct Item {
  var name: String
  var price: Double
}
private struct Receipt {
  var number: Int
  var items: [Item]
  var note: String? = nil
}
private struct Unequal: Equatable {
  static func == (left: Self, right: Self) -> Bool { false }
}

private func receipt(_ count: Int) -> Receipt {
  Receipt(number: 1, items: (0..<count).map { Item(name: "item \($0)", price: Double($0)) })
}

@Suite("Line diffs")
struct LineDiffTests {
  @Test func shortValuesStandBelowEachOther() {
    #expect(lineDiff(expected: 1, actual: 2) == "- 1\n+ 2")
    #expect(lineDiff(expected: nil, actual: "a") == "- nil\n+ \"a\"")
  }

  @Test func unchangedRunsAreFoldedToACount() {
    var actual = receipt(20)
    actual.items[7].price = 1
    actual.items.remove(at: 12)
    actual.items.append(Item(name: "extra", price: 1))
    #expect(
      lineDiff(expected: receipt(20), actual: actual) == """
          Receipt(
            … 8 unchanged
              Item(name: "item 6", price: 6.0),
        -     Item(name: "item 7", price: 7.0),
        +     Item(name: "item 7", price: 1.0),
              Item(name: "item 8", price: 8.0),
              … 2 unchanged
              Item(name: "item 11", price: 11.0),
        -     Item(name: "item 12", price: 12.0),
              Item(name: "item 13", price: 13.0),
              … 4 unchanged
              Item(name: "item 18", price: 18.0),
        -     Item(name: "item 19", price: 19.0)
        +     Item(name: "item 19", price: 19.0),
        +     Item(name: "extra", price: 1.0)
            ],
            note: nil
          )
        """)
  }

  @Test func aTextOfSeveralLinesIsComparedLineByLine() {
    let lines = (1...30).map { "line \($0)" }
    var others = lines
    others[15] = "another line"
    #expect(
      lineDiff(expected: lines.joined(separator: "\n"), actual: others.joined(separator: "\n")) == """
          \"""
          … 14 unchanged
          line 15
        - line 16
        + another line
          line 17
          … 13 unchanged
          \"""
        """)
  }

  @Test func valuesThatPrintAlikeComeWithANote() {
    #expect(
      lineDiff(expected: 1, actual: 1 as Int8)
        == "  1\n(both print alike; the expected one is of type Swift.Int, the actual one of type Swift.Int8)")
    #expect(
      lineDiff(expected: Unequal(), actual: Unequal())
        == "  Unequal()\n(both print alike; what makes them differ is not shown)")
  }

  @Test func aLongRunIsCut() {
    let text = lineDiff(expected: receipt(100), actual: Receipt(number: 1, items: []))
    #expect(text.hasPrefix("  Receipt(\n    number: 1,\n-   items: [\n-     Item(name: \"item 0\", price: 0.0),"))
    #expect(text.hasSuffix("-     … 83 more\n+   items: [],\n    note: nil\n  )"))
  }

  @Test func aLongDiffIsCut() {
    let diff = LineDiff(
      expected: (0..<100).map(String.init), actual: (0..<100).map { $0.isMultiple(of: 2) ? "\($0)" : "x" })
    #expect(diff.text.split(separator: "\n").count == 61)
    #expect(diff.text.hasSuffix("\n  … 90 more lines"))
  }

  @Test func textsOfManyLinesAreStillCompared() {
    let lines = (0..<3000).map(String.init)
    let diff = LineDiff(expected: lines, actual: lines.map { $0 + "x" })
    #expect(diff.rows.count == 6000)
    #expect(diff.rows.first == LineDiff.Row(mark: "-", line: "0"))
    #expect(diff.rows.last == LineDiff.Row(mark: "+", line: "2999x"))
  }
}
