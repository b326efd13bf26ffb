// swift-tools-version: 6.2
import PackageDescription

// Compares Spry with handwritten fakes; see README.md. This is a separate package so that its
// dependencies never become dependencies of Spry. It currently has none.
let package = Package(
  name: "Benchmarks",
  // `Atomic` needs macOS 15. Spry itself supports earlier versions.
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
