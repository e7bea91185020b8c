import Foundation
import Testing

@testable import SwiftMockObject

@Suite("Texts that show where values differ")
struct ContrastTests {
  private func texts(_ expected: Any?, _ actual: Any?) -> [String] {
    let contrast = Contrast(expected, actual)
    return [contrast.expected, contrast.actual]
  }

  @Test func shortValuesAreShownWhole() {
    #expect(texts(1, 2) == ["1", "2"])
    #expect(texts("a", "b") == [#""a""#, #""b""#])
  }

  @Test func dataIsShownFromWhereItDiffers() {
    var (data, other) = (Data(0..<23), Data(0..<23))
    data[12] = 0xAA
    other[12] = 0xBB
    #expect(
      texts(data, other) == [
        "Data(23 bytes: … 0a 0b aa 0d 0e 0f 10 11 …)", "Data(23 bytes: … 0a 0b bb 0d 0e 0f 10 11 …)",
      ])
  }

  @Test func aHugeTextIsShownWhereItDiffers() {
    let same = String(repeating: "é", count: 100_000)
    #expect(
      texts(same + "x", same + "y") == [
        "…" + String(repeating: "é", count: 20) + "x\"", "…" + String(repeating: "é", count: 20) + "y\"",
      ])
    #expect(
      texts(same + "é", same) == [
        "…" + String(repeating: "é", count: 21) + "\"", "…" + String(repeating: "é", count: 20) + "\"",
      ])
  }
}
