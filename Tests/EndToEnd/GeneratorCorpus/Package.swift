// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GeneratorCorpus",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "SwiftMockObject", path: "../../..")],
  targets: ["Cases", "Shapes", "Clashes", "Values"].flatMap { module -> [Target] in
    [
      .target(name: module),
      .testTarget(
        name: "\(module)Tests",
        dependencies: [.target(name: module), .product(name: "SwiftMockObject", package: "SwiftMockObject")],
        exclude: ["findings.txt"],
        swiftSettings: [
          .enableUpcomingFeature("ExistentialAny"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
        ]),
    ]
  },
  swiftLanguageModes: [.v6]
)
