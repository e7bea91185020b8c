// swift-tools-version: 6.2
import PackageDescription

// The runtime's own tests without those of the generator: what CI builds again for the thread sanitizer, and optimized. The
// folders are links to the tests.
let package = Package(
  name: "Runtime",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  dependencies: [.package(name: "SwiftMockObject", path: "../../..")],
  targets: ["SwiftMockObjectTests", "SwiftMockObjectModelTests", "MessageTests"].map { name in
    .testTarget(
      name: name, dependencies: [.product(name: "SwiftMockObject", package: "SwiftMockObject")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  },
  swiftLanguageModes: [.v6]
)
