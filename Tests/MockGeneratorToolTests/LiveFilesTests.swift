import MockGenerator
import Testing

@testable import mock_generator

@Suite struct LiveFilesTests {
  @Test func aFileHasTheImportsOfItsMocksOnceAtItsTop() {
    let mocks = [
      file("MockLedger", "import Bank\nimport Foundation\nimport SwiftMockObject\n\nclass MockLedger {}\n"),
      file("MockClock", "import SwiftMockObject\n\n@testable import Bank\n\n@MainActor\nclass MockClock {}\n"),
    ]
    #expect(
      LiveFiles.texts(of: mocks, count: 1) == [
        """
        // Made by the LiveMocks plugin while the test target is built.
        @testable import Bank
        import Foundation
        import SwiftMockObject

        @MainActor
        class MockClock {}

        class MockLedger {}

        """
      ])
  }

  @Test func oneMockThatSeesMoreOfAModuleShowsItToAllOfItsFile() {
    let mocks = [
      file("MockA", "import SwiftMockObject\n\n@testable import Bank\n\nclass MockA {}\n"),
      file("MockB", "import SwiftMockObject\n\n@_spi(Wiring) @testable import Bank\n\nclass MockB {}\n"),
    ]
    #expect(
      LiveFiles.texts(of: mocks, count: 1)[0].hasPrefix(
        """
        // Made by the LiveMocks plugin while the test target is built.
        @_spi(Wiring) @testable import Bank
        import SwiftMockObject

        class MockA {}
        """))
  }

  @Test func whatPackageMocksImportFitsImportsOfEachKind() {
    let imports =
      "#if hasFeature(InternalImportsByDefault)\n  package import Bank\n#else\n  import Bank\n#endif\n\n"
    #expect(
      LiveFiles.texts(of: [file("MockA", imports + "package class MockA {}\n")], count: 1) == [
        """
        // Made by the LiveMocks plugin while the test target is built.
        #if hasFeature(InternalImportsByDefault)
        package import Bank
        #else
        import Bank
        #endif

        package class MockA {}

        """
      ])
  }

  @Test func aMockStandsInTheSameFileWhateverElseThereIs() {
    let mocks = (1...40).map { file("MockP\($0)", "import Bank\n\nclass MockP\($0) {}\n") }
    let all = LiveFiles.texts(of: mocks, count: 16)
    let some = LiveFiles.texts(of: mocks.filter { $0.fileName != "MockP7.swift" }.reversed(), count: 16)
    let changed = zip(all, some).filter { $0 != $1 }
    #expect(all.count == 16 && changed.count == 1)
    #expect(changed.first?.0.contains("class MockP7 {}") == true)
    #expect(all.count { $0.contains("class") } > 10)
  }

  @Test func withoutMocksTheFilesAreThere() {
    #expect(
      LiveFiles.texts(of: [], count: 2)
        == Array(repeating: "// Made by the LiveMocks plugin while the test target is built.\n", count: 2))
  }

  private func file(_ name: String, _ text: String) -> GeneratedFile {
    GeneratedFile(
      protocolName: name, fileName: name + ".swift", contents: "\(GeneratedFile.marker)X of Bank.\n\n" + text)
  }
}
