// swift-tools-version: 6.2
import PackageDescription

// Compares Spry with handwritten fakes; see README.md. A separate package, so that its dependencies
// never reach the users of Spry. So far it has none.
let package = Package(
  name: "Benchmarks",
  // For `Atomic`; Spry itself requires less.
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Spry", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: ["Allocator", .product(name: "Spry", package: "Spry")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .systemLibrary(name: "Allocator"),
  ],
  swiftLanguageModes: [.v6]
)
