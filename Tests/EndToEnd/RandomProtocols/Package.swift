// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RandomProtocols",
  targets: [.executableTarget(name: "random-protocols")],
  swiftLanguageModes: [.v6]
)
