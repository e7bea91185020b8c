// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RoomsCheck",
  targets: [
    .target(name: "CIndexStore"),
    .executableTarget(name: "rooms-check", dependencies: ["CIndexStore"]),
  ],
  swiftLanguageModes: [.v6]
)
