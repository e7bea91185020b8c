import MockGenerator
import Testing

@testable import mock_generator

@Suite struct OriginTests {
  @Test func aGeneratedFileSaysWhereItCameFrom() throws {
    let origin = try #require(Origin("\(GeneratedFile.marker)Depot.Delegate of Bank.\nimport Other\n"))
    #expect(origin.protocolName == "Depot.Delegate")
    #expect(origin.isIn("Bank"))
    #expect(!origin.isIn("Other"))
    #expect(!origin.isIn("Depot.Delegate"))
  }

  @Test func aLicenseMayStandAboveIt() throws {
    let origin = try #require(Origin("//\n// All rights reserved.\n\n\(GeneratedFile.marker)Ledger of Bank.\n"))
    #expect(origin.protocolName == "Ledger")
    #expect(origin.isIn("Bank"))
  }

  @Test func aFileOfFixturesSaysItToo() throws {
    let origin = try #require(Origin("\(GeneratedFile.fixturesMarker)Bank. Changes are overwritten.\nimport Other\n"))
    #expect(origin.protocolName == "")
    #expect(origin.isIn("Bank"))
    #expect(!origin.isIn("Other"))
  }

  @Test(arguments: ["", "import Bank\n", "import Bank\n\(GeneratedFile.marker)Ledger of Bank.\n"])
  func anyOtherFileIsTheUsers(_ text: String) {
    #expect(Origin(text) == nil)
  }
}
