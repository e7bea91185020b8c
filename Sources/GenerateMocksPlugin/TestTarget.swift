import Foundation
import PackagePlugin

/// A test target, and what its configuration file says about it.
struct TestTarget {
  let target: SwiftSourceModuleTarget
  /// The file with the options of its mocks; there need be none.
  let configuration: URL
  /// The targets that the file names.
  private(set) var targets: [(name: String, line: Int)] = []
  /// The folder for the mocks that the file names.
  private(set) var output: String?
  /// Whether the file asks for fixtures.
  private(set) var wantsFixtures = false
  /// Whether the LiveMocks plugin makes its mocks.
  let hasLiveMocks: Bool

  /// - Parameters:
  ///   - manifest: The text of the package's manifest.
  ///   - outputs: The folder of what build plugins have made.
  init(_ target: SwiftSourceModuleTarget, manifest: String, outputs: URL) {
    self.target = target
    hasLiveMocks = Self.usesLiveMocks(target.name, manifest, outputs)
    configuration = target.directoryURL.appendingPathComponent(".mock-generator")
    guard let text = try? String(contentsOf: configuration, encoding: .utf8) else { return }
    // The tool reads the file as a whole, and complains about what is wrong in it; here are the lines that it leaves to SwiftPM.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split(maxSplits: 1) { $0.isWhitespace || $0 == "=" }.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if words.first == "--fixtures" { wantsFixtures = true }
      guard words.count == 2 else { continue }
      switch words[0] {
      case "--target": targets.append((words[1], index + 1))
      case "--output": output = words[1]
      default: break
      }
    }
  }

  /// The folder for its mocks.
  var mocksFolder: String { output ?? target.directoryURL.appendingPathComponent("Mocks").path }

  /// Whether the manifest names the plugin, in the declaration of the target or, where it is put together in another way, of one
  /// that the plugin has already made mocks for.
  ///
  /// SwiftPM does not tell a command's plugin which plugins a target has.
  private static func usesLiveMocks(_ target: String, _ manifest: String, _ outputs: URL) -> Bool {
    let lines = manifest.split(whereSeparator: \.isNewline)
    let code = lines.filter { !$0.drop { $0.isWhitespace }.hasPrefix("//") }.joined(separator: "\n")
    let name = "name: \"LiveMocks\""
    guard code.contains(name) else { return false }
    let isDeclared = code.components(separatedBy: "estTarget(").dropFirst().contains { declaration in
      // What comes after the next target of another kind is not this one's.
      let own = declaration.components(separatedBy: "arget(")[0]
      return own.contains("name: \"\(target)\"") && own.contains(name)
    }
    let packages = (try? FileManager.default.contentsOfDirectory(at: outputs, includingPropertiesForKeys: nil)) ?? []
    return isDeclared
      || packages.contains { package in
        let folder = package.appendingPathComponent(target).appendingPathComponent("destination/LiveMocks")
        return FileManager.default.fileExists(atPath: folder.path)
      }
  }

  /// Whether it names a target, or a product with it, among its dependencies.
  func depends(on target: any Target) -> Bool {
    self.target.dependencies.contains { dependency in
      switch dependency {
      case .target(let other): other.id == target.id
      case .product(let product): product.targets.contains { $0.id == target.id }
      @unknown default: false
      }
    }
  }
}
