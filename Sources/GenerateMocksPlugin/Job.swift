import Foundation
import PackagePlugin

/// One target whose protocols are mocked.
struct Job {
  var target: SwiftSourceModuleTarget
  /// The targets that the same test target tests: what they declare, the mocks of this one may need to know.
  var neighbors: [SwiftSourceModuleTarget]
  /// The folder for the mocks.
  var output: String
  /// The file with the options of the mocks.
  var configuration: URL?
  /// Whether the file asks for fixtures.
  var wantsFixtures = false
  /// The folder of the target that the mocks become part of, which may have some that are written by hand.
  var sources: URL?
}
