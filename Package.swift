// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SwiftMockObject",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "SwiftMockObject", targets: ["SwiftMockObject"]),
    .executable(name: "mock-generator", targets: ["mock-generator"]),
    .plugin(name: "GenerateMocks", targets: ["GenerateMocks"]),
    .plugin(name: "LiveMocks", targets: ["LiveMocks"]),
  ],
  targets: [
    // What takes C to say: an atomic number and a lock. A header, nothing more.
    .target(name: "SwiftMockObjectAtomics"),
    .target(name: "SwiftMockObject", dependencies: ["SwiftMockObjectAtomics"]),
    .testTarget(name: "SwiftMockObjectTests", dependencies: ["SwiftMockObject"]),
    .testTarget(name: "SwiftMockObjectModelTests", dependencies: ["SwiftMockObject"]),
    .testTarget(name: "MessageTests", dependencies: ["SwiftMockObject"]),

    .target(name: "MockGenerator"),
    .executableTarget(name: "mock-generator", dependencies: ["MockGenerator"]),
    .testTarget(
      name: "MockGeneratorTests", dependencies: ["MockGenerator", "SwiftMockObject"]),
    .testTarget(name: "MockGeneratorToolTests", dependencies: ["mock-generator", "MockGenerator"]),
    .plugin(
      name: "GenerateMocks",
      capability: .command(
        intent: .custom(
          verb: "generate-mocks",
          description: "Write a mock for each protocol of a target into its test target."),
        permissions: [
          .writeToPackageDirectory(reason: "The mocks are written into your test target.")
        ]),
      dependencies: ["mock-generator"],
      path: "Sources/GenerateMocksPlugin"),
    .plugin(
      name: "LiveMocks", capability: .buildTool(), dependencies: ["mock-generator"], path: "Sources/LiveMocksPlugin"),
  ],
  swiftLanguageModes: [.v6]
)

// Every target is held to the rules that the strictest user of the library may have turned on.
for target in package.targets where target.type != .plugin && target.name != "SwiftMockObjectAtomics" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
