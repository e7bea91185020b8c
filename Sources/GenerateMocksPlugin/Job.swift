import Foundation
import PackagePlugin

/// A target whose protocols are mocked, and where its mocks go.
struct Job {
  var target: SwiftSourceModuleTarget
  /// The other targets that the same test target tests; the mocks may need their declarations.
  var neighbors: [SwiftSourceModuleTarget]
  /// The folder for the mocks.
  var output: String
  /// The file with the options of the mocks.
  var configuration: URL?
  /// Whether that file asks for fixtures.
  var wantsFixtures = false
  /// The folder of the target that gets the mocks, which may contain hand-written mocks.
  var sources: URL?
}
