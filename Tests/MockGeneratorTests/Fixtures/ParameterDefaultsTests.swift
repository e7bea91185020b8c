import Testing

@testable import MockGenerator

struct ParameterDefaultsTests {
  private func split(_ text: String) -> (text: String, defaults: [Int: String]) {
    let fragment = SymbolGraph.Fragment(kind: "text", spelling: text, preciseIdentifier: nil)
    let split = ParameterDefaults([fragment])
    return (split.fragments.map(\.spelling).joined(), split.defaults)
  }

  @Test func eachDefaultBelongsToItsParameter() {
    let (text, defaults) = split("init(a: Int, b: [String: Int] = [:], c: Box<Int, String>, d: Int = -1)")
    #expect(text == "init(a: Int, b: [String: Int], c: Box<Int, String>, d: Int)")
    #expect(defaults == [1: "[:]", 3: "-1"])
  }

  @Test(arguments: [
    "\"a, b)\"", "\"a \\\" b, c\"", "{ a, b in (a, [b]) }", "Set<Int>()",
    "Dictionary<String, Int>()", "\"\\(f(1, \"x, y\"))\"", ".init(a: 1, b: [2, 3])", "#line", "a.b.c(d, e)",
  ])
  func anyExpressionIsKeptWhole(_ expression: String) {
    let (text, defaults) = split("init(a: Int = \(expression), b: Int = 1) where T == Int")
    #expect(text == "init(a: Int, b: Int) where T == Int")
    #expect(defaults == [0: expression, 1: "1"])
  }

  @Test func closuresAndTuplesAmongTheTypesHideNothing() {
    let (text, defaults) = split("init(a: @escaping (Int, Int) -> Void = { _, _ in }, b: (x: Int, y: Int) = (0, 1))")
    #expect(text == "init(a: @escaping (Int, Int) -> Void, b: (x: Int, y: Int))")
    #expect(defaults == [0: "{ _, _ in }", 1: "(0, 1)"])
  }
}
