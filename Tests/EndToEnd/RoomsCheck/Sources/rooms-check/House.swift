import Foundation

/// A module whose folders are rooms, and their order, as CONTRIBUTING writes it down for people.
struct House {
  /// The module's folder, as in `Sources/SwiftMockObject`.
  let folder: String
  /// The rooms from the top of the table to its end; `top` stands for the files in no folder.
  let rooms: [String]

  static let top = "top of the module"

  /// The houses that a text describes: each table whose rows begin with a folder's name belongs to the `Sources/…` that was
  /// mentioned last before it.
  static func all(in text: String) -> [House] {
    var houses: [House] = []
    var (folder, rooms): (String?, [String]) = (nil, [])
    func endTable() {
      if let folder, !rooms.isEmpty { houses.append(House(folder: folder, rooms: rooms)) }
      rooms = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("|") {
        let cell = line.dropFirst().prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)
        if cell == top {
          rooms.append(top)
        } else if cell.hasPrefix("`"), cell.hasSuffix("/`") {
          rooms.append(String(cell.dropFirst().dropLast(2)))
        }
        continue
      }
      endTable()
      if let mention = line.range(of: "`Sources/[A-Za-z-]+`", options: .regularExpression) {
        folder = String(line[mention].dropFirst().dropLast())
      }
    }
    endTable()
    return houses
  }

  /// The room that a file of the module stands in.
  func room(of file: String, in package: String) -> String {
    let parts = file.dropFirst("\(package)/\(folder)/".count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : Self.top
  }
}

/// A reference from a room to one below it.
struct Violation: Equatable {
  let from: String
  let to: String
  let file: String
  let line: Int
  let symbol: String
}

/// What was found in one house.
struct Report {
  /// One for each symbol on a line.
  var violations: [Violation] = []
  var violationCount = 0
  /// References from one room to another, those to rooms above included.
  var crossingCount = 0
  /// What the table leaves out, and the files that the index leaves out.
  var complaints: [String] = []

  init(_ house: House, in package: String, _ occurrences: [Occurrence]) {
    var definitions: [String: String] = [:]
    for occurrence in occurrences where occurrence.isDefinition { definitions[occurrence.usr] = occurrence.file }

    for occurrence in occurrences where occurrence.isReference {
      guard let definition = definitions[occurrence.usr] else { continue }
      let (from, to) = (house.room(of: occurrence.file, in: package), house.room(of: definition, in: package))
      guard from != to, let fromIndex = house.rooms.firstIndex(of: from), let toIndex = house.rooms.firstIndex(of: to)
      else { continue }
      crossingCount += 1
      guard toIndex > fromIndex else { continue }
      violationCount += 1
      let file = String(occurrence.file.dropFirst(package.count + 1))
      // A variable is noted twice, with its getter.
      let isAccessor = ["getter:", "setter:"].contains { occurrence.symbol.hasPrefix($0) }
      let name = isAccessor ? String(occurrence.symbol.dropFirst("getter:".count)) : occurrence.symbol
      let violation = Violation(from: from, to: to, file: file, line: occurrence.line, symbol: name)
      if !violations.contains(violation) { violations.append(violation) }
    }

    let files = swiftFiles(below: "\(package)/\(house.folder)")
    let indexed = Set(occurrences.map(\.file))
    for room in Set(files.map { house.room(of: $0, in: package) }).subtracting(house.rooms).sorted() {
      complaints.append("The table of \(house.folder) has no row for \(room).")
    }
    for file in files where !indexed.contains(file) {
      complaints.append("\(file.dropFirst(package.count + 1)) is not in the index. Build the package.")
    }
  }
}

private func swiftFiles(below folder: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}

/// What keeps the check from being made.
struct Complaint: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
