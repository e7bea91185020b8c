import Foundation
import MockGenerator
import Testing

@testable import mock_generator

@Suite struct ConfigurationFileTests {
  @Test func eachLineIsAnOption() throws {
    let file = try ConfigurationFile(
      path: "/bank/.mock-generator",
      text: """
        # What the tests of the bank need.
        --target Bank
        --target=Money

          --protocol Ledger
        --except=Odd\r
        --marked
        --access public
        --forwarding
        --output Tests/Support/My Mocks
        """)
    #expect(
      file.options
        == MockOptions(
          protocols: ["Ledger"], exceptions: ["Odd"], markedOnly: true, forwarding: true, access: .public))
    #expect(file.place(naming: "Ledger") == "/bank/.mock-generator:5")
    #expect(file.place(naming: "Odd") == "/bank/.mock-generator:6")
    #expect(file.place(naming: "Bank") == nil)
  }

  @Test(arguments: [
    ("--markd", "There is no option --markd; did you mean --marked?"),
    ("Ledger", "Ledger is no option; to mock one protocol, write --protocol Ledger."),
    ("--protocol", "--protocol needs a value: --protocol NAME."),
    ("--target", "--target needs a value: --target NAME."),
    ("--access secret", "--access takes internal, package or public, not secret."),
    ("--marked --forwarding", "--forwarding is too much; write one option on each line."),
    ("--check", "--check is for the command line alone."),
  ])
  func aMistakeIsToldWithItsLine(_ line: String, _ message: String) {
    #expect(throws: ToolError(message, at: "/bank/.mock-generator:3")) {
      try ConfigurationFile(path: "/bank/.mock-generator", text: "# options\n\n\(line)\n")
    }
    #expect(ToolError(message, at: "/bank/.mock-generator:3").line == "/bank/.mock-generator:3: error: \(message)")
  }

  @Test func targetsThatTheBuildWasNotPlannedWithAreAMistake() throws {
    let file = try ConfigurationFile(path: "/bank/.mock-generator", text: "--target Bank\n--target Money\n")
    try file.checkTargets(planned: ["Money", "Bank"])
    let message =
      "The --target lines have changed, which SwiftPM sees only when it plans the build anew; run `touch Package.swift`, "
      + "then build again."
    #expect(throws: ToolError(message, at: "/bank/.mock-generator:2")) { try file.checkTargets(planned: ["Bank"]) }
    #expect(throws: ToolError(message, at: "/bank/.mock-generator")) {
      try ConfigurationFile(path: "/bank/.mock-generator", text: "").checkTargets(planned: ["Bank"])
    }
  }

  @Test func thereNeedBeNoFile() throws {
    let temporary = try TemporaryFolder()
    #expect(try ConfigurationFile(path: temporary.path + "/.mock-generator").options == MockOptions())
    try temporary.write("--marked\n", to: ".mock-generator")
    #expect(try ConfigurationFile(path: temporary.path + "/.mock-generator").options == MockOptions(markedOnly: true))
  }

  @Test func aFileThatIsNoTextIsRefused() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/.mock-generator"
    try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: path))
    #expect(throws: ToolError("\(path) can't be read as a text; check its permissions.")) {
      try ConfigurationFile(path: path)
    }
  }

  @Test func theCommandLineAddsToIt() {
    let configured = MockOptions(protocols: ["A", "B"], exceptions: ["C"], forwarding: true, access: .package)
    #expect(MockOptions().added(to: configured) == configured)
    #expect(
      MockOptions(protocols: ["C"], exceptions: ["D"], markedOnly: true, access: .public).added(to: configured)
        == MockOptions(protocols: ["C"], exceptions: ["D"], markedOnly: true, forwarding: true, access: .public))
  }
}
