import Foundation

// random-protocols protocols COUNT SEED EXCLUDED: prints a module of random protocols, with a line before each one.
// random-protocols calls COUNT SEED EXCLUDED MOCKS: prints a program that calls the mocks in a folder.
// random-protocols shuffled COUNT SEED EXCLUDED GRAPH: prints a symbol graph with its symbols in another order.
let arguments = CommandLine.arguments
guard arguments.count >= 5, let count = Int(arguments[2]), let seed = Int(arguments[3]) else {
  let usage = "usage: random-protocols protocols|calls|shuffled COUNT SEED EXCLUDED [MOCKS|GRAPH]\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
let excluded = Set(arguments[4].split(separator: ",").map(String.init))

var dice = Dice(seed: seed)
var all: [RandomProtocol?] = []
for number in 1...count {
  // Each has dice of its own, so that one that is left out changes none but those that mention it.
  var own = Dice(seed: seed &* 1_000_003 &+ number)
  let random = RandomProtocol.random(&own, number: number, among: all)
  all.append(excluded.contains(random.name) ? nil : random)
}
let protocols = all.compactMap(\.self)

switch arguments[1] {
case "protocols":
  print(Support.types + protocols.map { "// \($0.name)\n\($0.declaration)" }.joined(separator: "\n"))
case "shuffled":
  let data = try Data(contentsOf: URL(fileURLWithPath: arguments[5]))
  guard var graph = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { exit(1) }
  for key in ["symbols", "relationships"] {
    guard var elements = graph[key] as? [Any] else { exit(1) }
    for position in elements.indices.dropFirst() { elements.swapAt(position, dice.number(below: position + 1)) }
    graph[key] = elements
  }
  FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: graph))
default:
  var mocks: [String: String] = [:]
  for file in try FileManager.default.contentsOfDirectory(atPath: arguments[5]) {
    let source = try String(contentsOfFile: arguments[5] + "/" + file, encoding: .utf8)
    guard let start = source.range(of: "from the protocol ")?.upperBound,
      let end = source.range(of: " of Random. ")?.lowerBound
    else { continue }
    mocks[String(source[start..<end])] = source
  }
  print(Calls(protocols: protocols, mocks: mocks).source())
}
