// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Hiking",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(name: "Spry", path: "../..")
  ],
  targets: [
    .target(name: "Hiking"),
    .testTarget(
      name: "HikingTests",
      dependencies: [
        "Hiking",
        .product(name: "SpryXCTest", package: "Spry"),  // for XCTest
        .product(name: "SpryTesting", package: "Spry"),  // for Swift Testing
      ]),
  ]
)
