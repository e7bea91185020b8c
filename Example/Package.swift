// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Example",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [.library(name: "Bank", targets: ["Bank", "HelpDesk"])],
  dependencies: [.package(name: "SwiftMockObject", path: "..")],
  targets: [
    .target(name: "Bank"),
    .target(name: "HelpDesk"),
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
      name: "ShopTests", dependencies: [.product(name: "SwiftMockObject", package: "SwiftMockObject")]),
  ],
  swiftLanguageModes: [.v6]
)
