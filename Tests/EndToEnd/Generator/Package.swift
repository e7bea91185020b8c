// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bank",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "SwiftMockObject", path: "../../..")],
  targets: [
    .target(name: "Money"),
    .target(name: "Bank", dependencies: ["Money"]),
    .testTarget(
      name: "BankTests",
      dependencies: ["Bank", .product(name: "SwiftMockObject", package: "SwiftMockObject")]),
  ],
  swiftLanguageModes: [.v6]
)
