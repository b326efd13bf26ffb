// swift-tools-version: 6.2
import PackageDescription

// Every kind of mistake that a test can make, made on purpose. Run it to read the failures:
// `swift test --package-path Tests/Mistakes`. All but the last test of each suite fail, and
// `.ci/mistakes` compares what they print with the files in `Expected`.
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
    // Both too; run by themselves, because what comes first in a process is what matters.
    .testTarget(
      name: "UnheardMistakes",
      dependencies: [
        "Mistakes", .product(name: "SpryTesting", package: "Spry"),
        .product(name: "SpryXCTest", package: "Spry"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
