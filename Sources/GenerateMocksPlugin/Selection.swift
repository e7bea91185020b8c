import Foundation
import PackagePlugin

/// Picks the targets whose protocols are mocked, and the folders for the mocks.
struct Selection {
  let package: Package

  private var swiftTargets: [SwiftSourceModuleTarget] {
    package.targets(ofType: SwiftSourceModuleTarget.self).sorted { $0.name < $1.name }
  }

  /// The modules of the package itself.
  var modules: Set<String> { Set(swiftTargets.map(\.moduleName)) }

  /// The targets of these names, or every one that has a test target.
  func targets(named names: [String]) throws -> [SwiftSourceModuleTarget] {
    let mockable = swiftTargets.filter { $0.kind == .generic || $0.kind == .executable }
    if names.isEmpty {
      let tested = mockable.filter { testTarget(of: $0) != nil }
      if tested.isEmpty {
        throw Mistake(
          text: "No target of \(package.displayName) has a test target; pass --target NAME and --output DIR.")
      }
      return tested
    }
    var seen: Set<String> = []
    return try names.filter { seen.insert($0).inserted }.map { name in
      if let target = mockable.first(where: { $0.name == name }) { return target }
      if package.targets.contains(where: { $0.name == name }) {
        throw Mistake(text: "\(name) holds tests or no Swift; pass --target with one of \(list(mockable)).")
      }
      throw Mistake(text: "\(package.displayName) has no target \(name); pass --target with one of \(list(mockable)).")
    }
  }

  /// `Mocks/` in the folder of the target's test target.
  func mocksFolder(of target: SwiftSourceModuleTarget) throws -> URL {
    guard let test = testTarget(of: target) else {
      throw Mistake(
        text: "No test target depends on \(target.name); pass --output DIR, or add \(target.name) to a test target's "
          + "dependencies.")
    }
    return test.directoryURL.appendingPathComponent("Mocks")
  }

  /// The test target that depends on the target; of several, the one named after it.
  private func testTarget(of target: SwiftSourceModuleTarget) -> SwiftSourceModuleTarget? {
    let candidates = swiftTargets.filter { $0.kind == .test && $0.depends(on: target) }
    return candidates.first { $0.name == target.name + "Tests" } ?? candidates.first
  }

  private func list(_ targets: [SwiftSourceModuleTarget]) -> String {
    targets.map(\.name).joined(separator: ", ")
  }
}

extension Target {
  /// Whether the target names another one, or a product with it, among its dependencies.
  fileprivate func depends(on target: any Target) -> Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let other): other.id == target.id
      case .product(let product): product.targets.contains { $0.id == target.id }
      @unknown default: false
      }
    }
  }
}
