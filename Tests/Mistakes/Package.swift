// swift-tools-version: 6.2
import PackageDescription

// Makes every kind of mistake on purpose. To read the failures, run
// `swift test --package-path Tests/Mistakes`. All tests of a suite except the last one fail, and
// `.ci/mistakes` compares their output with the files in `Expected`.
//
// The tests use `@testable`, because users' tests do.
let package = Package(
  name: "Mistakes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Spry", path: "../..")],
  targets: [
    .target(name: "Mistakes", dependencies: [.product(name: "Spry", package: "Spry")]),
    // Neither companion module is linked.
    .executableTarget(name: "bare", dependencies: ["Mistakes"]),
    .testTarget(
      name: "XCTestMistakes",
      dependencies: ["Mistakes", .product(name: "SpryXCTest", package: "Spry")]),
    // Both companion modules are linked.
    .testTarget(
      name: "TestingMistakes",
      dependencies: [
        "Mistakes", .product(name: "SpryTesting", package: "Spry"),
        .product(name: "SpryXCTest", package: "Spry"),
      ]),
    // Both are linked here too. These tests run separately, because they depend on being the first.
    .testTarget(
      name: "UnheardMistakes",
      dependencies: [
        "Mistakes", .product(name: "SpryTesting", package: "Spry"),
        .product(name: "SpryXCTest", package: "Spry"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
