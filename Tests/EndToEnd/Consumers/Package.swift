// swift-tools-version: 6.2
import PackageDescription

// Packages of strangers in small: each test target uses the library under other rules of the compiler. Neither this
// package nor the library's is named after its folder.
let mockObject: Target.Dependency = .product(name: "SwiftMockObject", package: "SwiftMockObject")

let package = Package(
  name: "Strangers",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  dependencies: [.package(name: "SwiftMockObject", path: "../../..")],
  targets: [
    .target(name: "Harbor"),
    .testTarget(
      name: "Swift5Tests", dependencies: ["Harbor", mockObject],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "Swift6Tests", dependencies: ["Harbor", mockObject]),
    .testTarget(name: "IsolationTests", dependencies: ["Harbor", mockObject]),
    .testTarget(
      name: "MainActorTests", dependencies: ["Harbor", mockObject],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "StrictTests", dependencies: ["Harbor", mockObject],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    .testTarget(name: "XCTestOnlyTests", dependencies: ["Harbor", mockObject]),
    .testTarget(name: "SwiftTestingOnlyTests", dependencies: ["Harbor", mockObject]),
  ],
  swiftLanguageModes: [.v6]
)
