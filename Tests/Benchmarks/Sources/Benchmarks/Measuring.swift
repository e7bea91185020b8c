import Foundation

/// Seconds that `body` takes.
func seconds(_ body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// Milliseconds that the processor works for this thread while `body` runs: whatever else the machine does has no part in it.
func processorMilliseconds(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  body()
  return now() - start
}

/// The median of the numbers.
func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  return sorted[sorted.count / 2]
}

/// Runs all bodies in turn, several rounds, so that whatever else the machine does meets all of them alike, and gives the
/// median of each.
func medians(rounds: Int = 9, _ bodies: [() -> Double]) -> [Double] {
  var results = bodies.map { _ in [Double]() }
  for _ in 0..<rounds {
    for (index, body) in bodies.enumerated() { results[index].append(body()) }
  }
  return results.map(median)
}

/// Bytes of memory that the process occupies.
func residentBytes() -> Int {
  guard let numbers = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ") else {
    return 0
  }
  return Int(numbers[1])! * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Runs this program again with the argument, and gives the number that it prints.
///
/// A fresh process has no free memory from earlier measurements to hide allocations in.
func measuredApart(_ argument: String) throws -> Double {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = [argument]
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  process.waitUntilExit()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))!
}
