import MockGenerator
import Testing

@Suite struct FindingTests {
  private func findings(_ graph: GraphText) throws -> [String] {
    let output = try MockGenerator.generate(symbolGraphs: [graph.file])
    return output.findings.map(\.description)
  }

  @Test func anUnknownParentIsNamedWithItsModule() throws {
    var graph = GraphText("Bank")
    graph.add(protocol: "Teller", line: 4, parents: ["Speaker"])
    #expect(
      try findings(graph) == [
        "/bank/Sources/Teller.swift:4:3: error: Teller inherits Speaker of Elsewhere, whose requirements are in no symbol "
          + "graph given; pass the graph of Elsewhere too, or write its mock by hand."
      ])
  }

  @Test func anUnreadableRequirementIsNamedAtItsLine() throws {
    var graph = GraphText("Bank")
    graph.add(protocol: "Odd", line: 2, requirements: ["func f(_ x: Int", "func g()"])
    #expect(
      try findings(graph) == [
        "/bank/Sources/Odd.swift:3:3: error: Odd declares f, which the generator can't read (at 'the end'); "
          + "write its mock by hand."
      ])
  }

  @Test func aNameThatEveryMockNeedsIsNamed() throws {
    var graph = GraphText("Bank")
    graph.add(protocol: "Diary", line: 2, requirements: ["var mockRecorder: Int { get }"])
    #expect(
      try findings(graph) == [
        "/bank/Sources/Diary.swift:3:3: error: Diary has a property mockRecorder, a name that every mock needs for itself; "
          + "rename it."
      ])
  }

  @Test func otherProtocolsAreWrittenAllTheSame() throws {
    var graph = GraphText("Bank")
    graph.add(protocol: "Teller", parents: ["Speaker"])
    graph.add(protocol: "Door", requirements: ["func close()"])
    let output = try MockGenerator.generate(symbolGraphs: [graph.file])
    #expect(output.files.map(\.protocolName) == ["Door"])
    #expect(output.findings.map(\.protocolName) == ["Teller"])
  }

  @Test func manyProtocolsAreWrittenInOrder() throws {
    var graph = GraphText("Bank")
    for number in 100..<300 {
      let parents = number % 3 == 0 ? ["Speaker"] : []
      graph.add(protocol: "Door\(number)", line: number, parents: parents, requirements: ["func close\(number)()"])
    }
    let output = try MockGenerator.generate(symbolGraphs: [graph.file])
    let (refused, mocked) = ((100..<300).filter { $0 % 3 == 0 }, (100..<300).filter { $0 % 3 != 0 })
    #expect(output.findings.map(\.protocolName) == refused.map { "Door\($0)" })
    #expect(output.files.map(\.protocolName) == mocked.map { "Door\($0)" })
    #expect(
      zip(output.files, mocked).allSatisfy { $0.contents.contains("func close\($1)() { _onMethod(.close\($1)) }") })
  }
}
