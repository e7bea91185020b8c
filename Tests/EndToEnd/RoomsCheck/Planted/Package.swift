// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "House", targets: [.target(name: "House")])
