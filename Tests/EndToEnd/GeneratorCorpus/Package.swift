// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GeneratorCorpus",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "SwiftMockObject", path: "../../..")],
  targets: ["Cases", "Shapes", "Kinds", "Clashes", "Values", "Approachable"].flatMap { module -> [Target] in
    [
      // Protocols of a new project: the main actor is the default, and what is async stays with its caller.
      .target(
        name: module,
        swiftSettings: module != "Approachable"
          ? []
          : [
            .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
          ]),
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
