// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Trailhead",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "trailhead", targets: ["trailhead"])
  ],
  dependencies: [
    .package(name: "Spry", path: "../..")
  ],
  targets: [
    .target(name: "TrailheadKit"),
    .executableTarget(name: "trailhead", dependencies: ["TrailheadKit"]),
    // Only the tests depend on Spry, so the shipped product doesn't include it.
    .testTarget(
      name: "TrailheadKitTests",
      dependencies: [
        "TrailheadKit",
        .product(name: "SpryXCTest", package: "Spry"),
        .product(name: "SpryTesting", package: "Spry"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
