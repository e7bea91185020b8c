import Foundation
import PackagePlugin

/// Picks the targets whose protocols are mocked, and the folders for the mocks.
struct Selection {
  let package: Package
  private let tests: [TestTarget]
  /// The targets of this package that can have mocks.
  private let own: [SwiftSourceModuleTarget]
  /// The targets of its dependencies that can have mocks.
  private let foreign: [SwiftSourceModuleTarget]

  /// - Parameter work: The plugin's own folder, from which the outputs of build plugins can be found.
  init(package: Package, work: URL) {
    self.package = package
    let targets = package.targets(ofType: SwiftSourceModuleTarget.self).sorted { $0.name < $1.name }
    let manifest = package.directoryURL.appendingPathComponent("Package.swift")
    // SwiftPM runs no plugin in a package whose manifest it can't read.
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let outputs = work.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("outputs")
    tests = targets.filter { $0.kind == .test }.map { TestTarget($0, manifest: text, outputs: outputs) }
    own = targets.filter(Self.isMockable)
    var seen = Set(own.map(\.id))
    foreign = targets.flatMap(\.recursiveTargetDependencies).compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { Self.isMockable($0) && seen.insert($0.id).inserted }
  }

  private static func isMockable(_ target: SwiftSourceModuleTarget) -> Bool {
    target.kind == .generic || target.kind == .executable
  }

  /// The modules of the package itself.
  var modules: Set<String> { Set(package.targets(ofType: SwiftSourceModuleTarget.self).map(\.moduleName)) }

  /// Whether the package has a target of this name.
  func isTarget(_ name: String) -> Bool { own.contains { $0.name == name } }

  /// The jobs for the targets of the request, or for every target that has a test target.
  func jobs(_ request: Request) throws -> [Job] {
    var seen: Set<String> = []
    let names = request.targets.filter { seen.insert($0).inserted }
    let pairs =
      names.isEmpty
      ? try allPairs()
      : try names.map { name in
        let target = try target(named: name)
        return (target, try testTarget(of: target))
      }
    return try pairs.map { target, test in
      guard let output = request.output ?? test?.mocksFolder else {
        throw Mistake(
          text: "No test target depends on \(target.name); pass --output DIR, or add \(target.name) to a test target's "
            + "dependencies.")
      }
      if let test, test.hasLiveMocks, request.output == nil {
        throw Mistake(
          text:
            "\(test.target.name) has the plugin LiveMocks, which makes its mocks while it is built; remove the plugin from "
            + "the target first, or pass --output with a folder of another target.")
      }
      let neighbors = try test.map(modules) ?? []
      return Job(
        target: target, neighbors: neighbors.filter { $0.id != target.id }, output: output,
        configuration: test?.configuration, wantsFixtures: test?.wantsFixtures ?? false, sources: owner(of: output))
    }
  }

  /// Every target that is tested, with its test target.
  private func allPairs() throws -> [(SwiftSourceModuleTarget, TestTarget?)] {
    let tests = tests.filter { !$0.hasLiveMocks }
    let pairs = try tests.flatMap { test in try modules(of: test).map { ($0, test as TestTarget?) } }
    warnOfOthers(than: pairs)
    if pairs.isEmpty {
      throw Mistake(
        text: tests.count < self.tests.count
          ? "The plugin LiveMocks makes mocks while test targets are built, and no other test target has a target of its own "
            + "to mock. To write mocks into one, put --target NAME into the .mock-generator in its folder."
          : "No target of \(package.displayName) has a test target; pass --target NAME and --output DIR.")
    }
    return pairs
  }

  /// The targets whose mocks go to a test target.
  ///
  /// They are the targets that its configuration names. Otherwise, they are the package's targets that this test
  /// target tests and that belong to no other one.
  private func modules(of test: TestTarget) throws -> [SwiftSourceModuleTarget] {
    if test.targets.isEmpty {
      return try own.filter { try testTarget(of: $0)?.target.id == test.target.id }
    }
    return try test.targets.map { name, line in
      if let target = (own + foreign).first(where: { $0.name == name }) { return target }
      throw Mistake(text: missing(name), file: test.configuration.path, line: line)
    }
  }

  /// Warns of mocks that a run for all targets doesn't update, because nobody would notice that they are stale.
  private func warnOfOthers(than pairs: [(SwiftSourceModuleTarget, TestTarget?)]) {
    for test in tests {
      let chosen = pairs.filter { $0.1?.target.id == test.target.id }.map(\.0.moduleName)
      for module in test.modulesWithMocks.subtracting(chosen).sorted() {
        guard let target = (own + foreign).first(where: { $0.moduleName == module }) else { continue }
        Diagnostics.warning(
          "\(test.target.name) has mocks of \(target.name) that this run leaves alone; to have them made with the others, put "
            + "--target \(target.name) into the .mock-generator in its folder.")
      }
    }
  }

  private func target(named name: String) throws -> SwiftSourceModuleTarget {
    if let target = (own + foreign).first(where: { $0.name == name }) { return target }
    if package.targets.contains(where: { $0.name == name }) {
      throw Mistake(
        text: tests.contains { $0.target.name == name }
          ? "\(name) holds tests, which need the mocks before they build; move the protocols to mock into a target of "
            + "their own."
          : "\(name) holds no Swift; pass --target with one of \(list(own)).")
    }
    throw Mistake(text: missing(name))
  }

  private func missing(_ name: String) -> String {
    "\(package.displayName) has no target \(name), nor have its dependencies; pass --target with one of \(list(own))."
  }

  /// The test target that gets the mocks of a target.
  ///
  /// It is the one whose configuration names the target. Otherwise, it is one that depends on the target; if there are
  /// several, the one named after it.
  private func testTarget(of target: SwiftSourceModuleTarget) throws -> TestTarget? {
    if let test = tests.first(where: { $0.targets.contains { $0.name == target.name } }) { return test }
    let candidates = tests.filter { $0.targets.isEmpty && $0.depends(on: target) }
    return candidates.first { $0.target.name == target.name + "Tests" } ?? candidates.first
  }

  /// The folder of the target that contains a folder.
  private func owner(of folder: String) -> URL? {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
    return package.targets.map(\.directoryURL).filter { path.hasPrefix($0.standardizedFileURL.path + "/") }
      .max { $0.path.count < $1.path.count }
  }

  private func list(_ targets: [SwiftSourceModuleTarget]) -> String {
    targets.map(\.name).joined(separator: ", ")
  }
}
