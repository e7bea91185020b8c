// swift-tools-version: 6.2
import PackageDescription

let library: Target.Dependency = .product(name: "SwiftMockObject", package: "SwiftMockObject")
let liveMocks: Target.PluginUsage = .plugin(name: "LiveMocks", package: "SwiftMockObject")

let package = Package(
  name: "Live",
  dependencies: [
    .package(name: "SwiftMockObject", path: "../../.."),
    .package(path: "Kit"),
  ],
  targets: [
    .target(name: "CValve"),
    .target(name: "Bank", dependencies: ["CValve", .product(name: "Kit", package: "Kit")]),
    .target(name: "Empty"),
    .target(name: "shop-floor"),
    .executableTarget(name: "App", dependencies: ["Bank"]),
    .testTarget(name: "BankTests", dependencies: ["Bank", "Empty", library], plugins: [liveMocks]),
    .testTarget(name: "shop-floor-tests", dependencies: ["shop-floor", library], plugins: [liveMocks]),
    .testTarget(
      name: "AppTests", dependencies: ["App", .product(name: "Kit", package: "Kit"), library], plugins: [liveMocks]),
  ]
)
