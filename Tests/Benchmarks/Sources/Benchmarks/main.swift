import Foundation

// Benchmarks [--short] [--bounds FILE]: measures each figure, and prints it beside its bound. With --short it takes some seconds,
// and fails when a figure is worse than its bound by more than noise allows.

printBytesIfAsked()

let arguments = CommandLine.arguments.dropFirst()
let isShort = arguments.contains("--short")
let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let file =
  arguments.firstIndex(of: "--bounds").map { CommandLine.arguments[$0 + 1] }
  ?? here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("bounds.txt").path
let bounds = try Bounds(file: file)
let all = figures(isShort: isShort)
let noise = bounds["noise"] ?? 1

print(Outcome.heading)
var isFine = true
for figure in all {
  func measured(rounds: Int) throws -> Outcome {
    let (value, base) = try figure.measure(rounds)
    return Outcome(figure: figure, value: value, base: base, bound: bounds[figure.name])
  }
  var outcome = try measured(rounds: isShort ? 5 : 9)
  // Whatever else the machine does makes a figure worse, and seldom three times in a row.
  var trials = 1
  while !outcome.isWithin, trials < 3 {
    let other = try measured(rounds: 9)
    if other.score < outcome.score { outcome = other }
    trials += 1
  }
  print(outcome.row)
  isFine = isFine && outcome.isWithin(noise: noise)
}
for name in bounds.unused(all) {
  print("There is a bound for “\(name)”, but no such figure.")
  isFine = false
}
if isShort, !isFine {
  print("A figure is worse than its bound by more than \(Int(((noise - 1) * 100).rounded())) %.")
  exit(1)
}
