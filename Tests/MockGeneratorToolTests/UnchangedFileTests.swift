import Foundation
import Testing

@testable import mock_generator

@Suite struct UnchangedFileTests {
  private let temporary = try! TemporaryFolder()

  @Test func aFileIsWrittenWhereItsTextIsNew() throws {
    let path = temporary.path + "/a.txt"
    let past = Date(timeIntervalSince1970: 1_000_000)
    try UnchangedFile.write(Data("old".utf8), to: path)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    try UnchangedFile.write(Data("old".utf8), to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == past)
    try UnchangedFile.write(Data("new".utf8), to: path)
    #expect(try temporary.contents() == ["a.txt": "new"])
  }

  @Test(arguments: 0..<40) func everyByteCounts(length: Int) {
    let text = Data(repeating: 7, count: length)
    var sums: Set = [UnchangedFile.sum(of: text)]
    for position in text.indices {
      for bit in 0..<8 {
        var other = text
        other[position] ^= 1 << bit
        sums.insert(UnchangedFile.sum(of: other))
      }
    }
    #expect(sums.count == 1 + 8 * length)
  }

  @Test func zerosAtTheEndCount() {
    #expect(Set((0..<40).map { UnchangedFile.hash(Data(count: $0)) }).count == 40)
  }

  @Test func theSumIsTheSameInEveryRun() {
    #expect(UnchangedFile.sum(of: Data("MockLedger.swift".utf8)) == "b3a87bd32989c080")
  }
}
