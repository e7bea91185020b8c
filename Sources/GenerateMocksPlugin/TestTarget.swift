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

  /// - Parameter manifest: The text of the package's manifest.
  init(_ target: SwiftSourceModuleTarget, manifest: String) {
    self.target = target
    hasLiveMocks = Self.usesLiveMocks(target.name, manifest)
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

  /// Whether the manifest names the plugin in the declaration of the target.
  ///
  /// SwiftPM tells a command's plugin neither which plugins a target has nor what they make, so the text has to do. Where a
  /// manifest is put together in another way, the compiler reports the mocks that stand twice.
  private static func usesLiveMocks(_ target: String, _ manifest: String) -> Bool {
    let code = manifest.split(whereSeparator: \.isNewline).filter { line in
      !line.drop { $0.isWhitespace }.hasPrefix("//")
    }.joined(separator: "\n")
    return code.components(separatedBy: "estTarget(").dropFirst().contains { declaration in
      // What comes after the next target of another kind is not this one's.
      let own = declaration.components(separatedBy: "arget(")[0]
      return own.contains("name: \"\(target)\"") && own.contains("name: \"LiveMocks\"")
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
