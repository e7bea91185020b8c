import Testing

@testable import SwiftMockObject

@Suite("What bytes have in common")
struct CommonLengthTests {
  @Test func theCommonStartAndEndAreFound() {
    for length in 0...9 {
      let bytes = Array(0..<UInt8(9))
      var others = bytes
      if length < 9 { others[length] = 99 }
      #expect(commonLength(bytes, others) == length)
      let end = bytes.withUnsafeBytes { bytes in others.withUnsafeBytes { commonEndLength(bytes, $0) } }
      #expect(end == (length == 9 ? 9 : 8 - length))
    }
    #expect(commonLength([UInt8](), [1]) == 0)
  }

  @Test func listsOfDifferentLengthsAreComparedFromTheirEnds() {
    let numbers = Array(0..<5000)
    let others = Array(0..<2000) + [-1] + Array(2000..<5000)
    #expect(numbers.commonStart(with: others, after: 0) == 2000)
    #expect(numbers.commonEnd(with: others, after: 2000) == 3000)
    let (texts, otherTexts) = (numbers.map(String.init), others.map(String.init))
    #expect(texts.commonStart(with: otherTexts, after: 0) == 1024)
    #expect(texts.commonEnd(with: otherTexts, after: 2000) == 3000)
    #expect([1.0].commonStart(with: ["x"], after: 0) == 0)
  }
}
