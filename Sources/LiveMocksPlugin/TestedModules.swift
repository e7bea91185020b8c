import Foundation
import PackagePlugin

/// Picks the modules whose protocols get mocks.
struct TestedModules {
  let test: SwiftSourceModuleTarget
  let package: Package
  /// The file with the options of the mocks.
  let configuration: URL

  /// The Swift targets to mock.
  ///
  /// They are the targets of the package that the test target depends on directly. If the configuration names
  /// targets, it is those, which may belong to other packages.
  func modules() throws -> [SwiftSourceModuleTarget] {
    let named = ConfiguredTargets(file: configuration).names
    if named.isEmpty {
      let own = Set(package.targets.map(\.id))
      return candidates(test.dependencies).filter { own.contains($0.id) }
    }
    let all = candidates(test.dependencies) + test.recursiveTargetDependencies.compactMap(mockable)
    return named.compactMap { name in
      if let module = all.first(where: { $0.name == name.text }) { return module }
      Diagnostics.error(
        "\(test.name) does not depend on a Swift target \(name.text); write one of "
          + Set(all.map(\.name)).sorted().joined(separator: ", ") + ".", file: configuration.path, line: name.line)
      return nil
    }
  }

  private func candidates(_ dependencies: [TargetDependency]) -> [SwiftSourceModuleTarget] {
    var seen: Set<String> = []
    return dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }
    .compactMap(mockable).filter { seen.insert($0.id).inserted }
  }

  private func mockable(_ target: any Target) -> SwiftSourceModuleTarget? {
    guard let target = target as? SwiftSourceModuleTarget else { return nil }
    return target.kind == .generic || target.kind == .executable ? target : nil
  }
}
