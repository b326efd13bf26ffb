// swift-tools-version: 6.2
import PackageDescription

// Measures Spry beside fakes written by hand; see README.md. A package of its own, so that whatever
// it needs never reaches those who use Spry. So far it needs no other package.
let package = Package(
  name: "Benchmarks",
  // For `Atomic`; Spry itself asks for less.
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
