import Testing

@testable import mock_generator

@Suite struct CHeadersTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func aModuleMapOfTheTargetIsTaken() throws {
    try temporary.write("module CValve {}", to: "include/module.modulemap")
    #expect(
      try flags() == [
        "-Xcc", "-fmodule-map-file=\(temporary.path)/include/module.modulemap", "-Xcc", "-I", "-Xcc",
        "\(temporary.path)/include",
      ])
  }

  @Test(arguments: ["CValve.h", "CValve/CValve.h"])
  func anUmbrellaHeaderIsTheModule(_ name: String) throws {
    try temporary.write("", to: "include/\(name)")
    #expect(
      try map() == """
        module CValve {
          umbrella header "\(temporary.path)/include/\(name)"
          export *
        }

        """)
  }

  @Test func withoutOneAllHeadersAreTheModule() throws {
    try temporary.write("", to: "include/valve.h")
    #expect(
      try map() == """
        module CValve {
          umbrella "\(temporary.path)/include"
          export *
        }

        """)
  }

  @Test(arguments: ["CValve", "=include"])
  func anythingElseIsRefused(_ text: String) {
    #expect(throws: ToolError("--headers takes NAME=DIR, not \(text).")) { try CHeaders(text) }
  }

  private func flags() throws -> [String] {
    try CHeaders("CValve=\(temporary.path)/include").flags(workFolder: temporary.path)
  }

  private func map() throws -> String? {
    #expect(try flags().first { $0.hasPrefix("-fmodule") } == "-fmodule-map-file=\(temporary.path)/CValve.modulemap")
    return try temporary.contents()["CValve.modulemap"]
  }
}
