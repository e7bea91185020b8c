// swift-tools-version: 6.2
import PackageDescription

// What new projects of apps have: declarations belong to the main actor unless they say otherwise.
let approachable: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Example",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [.library(name: "Bank", targets: ["Bank", "HelpDesk"])],
  dependencies: [.package(name: "SwiftMockObject", path: "..")],
  targets: [
    .target(name: "Bank"),
    .target(name: "HelpDesk"),
    .target(name: "Journey"),
    .target(name: "Reader", swiftSettings: approachable),
    .testTarget(
      name: "BankTests",
      dependencies: ["Bank", .product(name: "SwiftMockObject", package: "SwiftMockObject")]),
    .testTarget(
      name: "LiveTests",
      dependencies: ["Bank", "HelpDesk", .product(name: "SwiftMockObject", package: "SwiftMockObject")],
      plugins: [.plugin(name: "LiveMocks", package: "SwiftMockObject")]),
    .testTarget(
      name: "HelpDeskTests",
      dependencies: ["HelpDesk", .product(name: "SwiftMockObject", package: "SwiftMockObject")]),
    .testTarget(
      name: "JourneyTests",
      dependencies: ["Journey", .product(name: "SwiftMockObject", package: "SwiftMockObject")],
      plugins: [.plugin(name: "LiveMocks", package: "SwiftMockObject")]),
    .testTarget(
      name: "ReaderTests",
      dependencies: ["Reader", .product(name: "SwiftMockObject", package: "SwiftMockObject")],
      swiftSettings: approachable,
      plugins: [.plugin(name: "LiveMocks", package: "SwiftMockObject")]),
    .testTarget(
      name: "ShopTests", dependencies: [.product(name: "SwiftMockObject", package: "SwiftMockObject")]),
  ],
  swiftLanguageModes: [.v6]
)
