import Foundation

// rooms-check PACKAGE: fails if a room uses one below it in CONTRIBUTING's table.
// rooms-check needs a built package: it asks the compiler's index who uses what.

do {
  guard CommandLine.arguments.count == 2 else { throw Complaint("Usage: rooms-check PACKAGE") }
  let package = URL(fileURLWithPath: CommandLine.arguments[1]).resolvingSymlinksInPath().path
  let houses = House.all(in: try String(contentsOfFile: package + "/CONTRIBUTING.md", encoding: .utf8))
  if houses.isEmpty { throw Complaint("CONTRIBUTING.md has no table of rooms.") }
  let index = try IndexStore(of: package)
  var isFine = true
  for house in houses {
    let report = Report(house, in: package, index.occurrences(below: "\(package)/\(house.folder)/"))
    for violation in report.violations.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) {
      print(
        "\(violation.file):\(violation.line): \(violation.from) uses \(violation.symbol) of \(violation.to), "
          + "a room below it.")
    }
    for complaint in report.complaints { print(complaint) }
    print(
      "\(house.folder): \(report.crossingCount) references between \(house.rooms.count) rooms, "
        + "\(report.violationCount) of them to a room below.")
    isFine = isFine && report.violations.isEmpty && report.complaints.isEmpty
  }
  exit(isFine ? 0 : 1)
} catch {
  print("rooms-check: \(error)")
  exit(2)
}
