// swift-tools-version: 6.2
import PackageDescription

// The tests contain a copy of Spry, because they link it too. `.ci/linking` runs them, and
// expects each to fail.
let package = Package(
  name: "LinkedTwice",
  dependencies: [.package(path: "Support"), .package(name: "Spry", path: "../..")],
  targets: [
    .testTarget(
      name: "LinkedTwiceTests",
      dependencies: [
        .product(name: "Support", package: "Support"),
        .product(name: "Bare", package: "Support"),
        .product(name: "SpryXCTest", package: "Spry"),
        .product(name: "SpryTesting", package: "Spry"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
