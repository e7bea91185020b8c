// swift-tools-version: 6.2
import PackageDescription

// Tests that fail on purpose, each in another way. `Tests/EndToEnd/routing-test` runs them one by one.
let package = Package(
  name: "Routing",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  dependencies: [.package(name: "SwiftMockObject", path: "../../..")],
  targets: [
    .target(name: "Doorbell", dependencies: [.product(name: "SwiftMockObject", package: "SwiftMockObject")]),
    .executableTarget(name: "without-tests", dependencies: ["Doorbell"]),
    .testTarget(name: "RoutingTests", dependencies: ["Doorbell"]),
  ],
  swiftLanguageModes: [.v6]
)
