// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Kit",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [.package(name: "SwiftMockObject", path: "../../../..")],
  targets: [
    .macro(name: "KitMacros"),
    .executableTarget(name: "mint"),
    .plugin(name: "Minting", capability: .buildTool(), dependencies: ["mint"]),
    .target(name: "Kit", dependencies: ["KitMacros"], plugins: ["Minting"]),
    .testTarget(
      name: "KitTests", dependencies: ["Kit", .product(name: "SwiftMockObject", package: "SwiftMockObject")]),
  ]
)
