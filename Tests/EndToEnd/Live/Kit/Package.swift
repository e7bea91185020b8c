// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [.package(name: "SwiftMockObject", path: "../../../..")],
  targets: [
    .target(name: "Kit"),
    .testTarget(
      name: "KitTests", dependencies: ["Kit", .product(name: "SwiftMockObject", package: "SwiftMockObject")]),
  ]
)
