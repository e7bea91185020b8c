// swift-tools-version: 6.2
import PackageDescription

/// The settings of the modules that have some.
let settings: [String: [SwiftSetting]] = [
  // Protocols of a new project: the main actor is the default, and what is async stays with its caller.
  "Approachable": [
    .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ],
  "Older": [.swiftLanguageMode(.v5)],
]

let package = Package(
  name: "GeneratorCorpus",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "SwiftMockObject", path: "../../..")],
  targets: ["Cases", "Shapes", "Kinds", "Clashes", "Values", "Approachable", "Older"].flatMap { module -> [Target] in
    [
      .target(name: module, swiftSettings: settings[module] ?? []),
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
