import Testing

@testable import mock_generator

@Suite struct LineDifferenceTests {
  @Test func equalTextsHaveNoDifference() {
    #expect(LineDifference.text(from: "a\nb\n", to: "a\nb\n") == "")
  }

  @Test func aChangedLineIsShownBetweenThreeUnchangedOnes() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    let new = old.replacingLine("line 5", with: "LINE 5")
    #expect(
      LineDifference.text(from: old, to: new) == """
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +LINE 5
         line 6
         line 7
         line 8

        """)
  }

  @Test func changesFarApartAreShownApart() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = "0\n" + old.replacingLine("20", with: "twenty")
    #expect(
      LineDifference.text(from: old, to: new) == """
        @@ -1,3 +1,4 @@
        +0
         1
         2
         3
        @@ -17,4 +18,4 @@
         17
         18
         19
        -20
        +twenty

        """)
  }

  @Test func anEmptyTextIsCountedAsDiffDoes() {
    #expect(LineDifference.text(from: "", to: "a\n") == "@@ -0,0 +1,1 @@\n+a\n")
    #expect(LineDifference.text(from: "a\n", to: "") == "@@ -1,1 +0,0 @@\n-a\n")
  }
}

extension String {
  fileprivate func replacingLine(_ line: String, with other: String) -> String {
    split(separator: "\n").map { $0 == line ? "\(other)\n" : "\($0)\n" }.joined()
  }
}
