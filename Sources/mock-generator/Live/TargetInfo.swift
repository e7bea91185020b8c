import Foundation

/// What the compiler in use says about the system it compiles for.
struct TargetInfo {
  /// The target triple, such as `x86_64-unknown-linux-gnu`.
  let triple: String

  /// Asks the compiler in a toolchain's folder of programs.
  init(toolchain: String) throws {
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let result = try Subprocess.run(toolchain + "/swiftc", ["-print-target-info"])
    guard let info = try? JSONDecoder().decode(Info.self, from: Data(result.output.utf8)) else {
      throw ToolError("\(toolchain)/swiftc doesn't say which system it compiles for; it said: \(result.output)")
    }
    triple = info.target.triple
  }

  /// The path of the SDK, on the systems that have one.
  static func sdk() throws -> String? {
    #if os(macOS)
      if let root = ProcessInfo.processInfo.environment["SDKROOT"] { return root }
      let result = try Subprocess.run("/usr/bin/xcrun", ["--sdk", "macosx", "--show-sdk-path"])
      return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #else
      return nil
    #endif
  }
}
