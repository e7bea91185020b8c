import Testing

@testable import mock_generator

@Suite struct ArgumentReaderTests {
  @Test func anEqualsSignSeparatesOptionAndValue() throws {
    var reader = ArgumentReader(["--output=a=b", "--check"])
    #expect(reader.next() == "--output")
    #expect(try reader.value(of: "--output", placeholder: "DIR") == "a=b")
    #expect(reader.next() == "--check")
    #expect(reader.next() == nil)
  }

  @Test(arguments: [
    ("--chek", "There is no option --chek; did you mean --check?"),
    ("--frobnicate", "There is no option --frobnicate; --help lists the options."),
    ("--check=no", "There is no option --check=no; --help lists the options."),
    ("Ledger", "Ledger is no option; to mock one protocol, write --protocol Ledger."),
  ])
  func anUnknownWordIsExplained(_ word: String, _ message: String) {
    var reader = ArgumentReader([word])
    #expect(reader.next().map { reader.unknown($0).description } == message)
  }
}
