// swift-tools-version: 6.2
import PackageDescription

// Dynamic libraries, each of which contains a copy of Spry.
let package = Package(
  name: "Support",
  products: [
    .library(name: "Support", type: .dynamic, targets: ["Support"]),
    .library(name: "Bare", type: .dynamic, targets: ["Bare"]),
  ],
  dependencies: [.package(name: "Spry", path: "../../..")],
  targets: [
    .target(
      name: "Support",
      dependencies: [
        .product(name: "SpryXCTest", package: "Spry"),
        .product(name: "SpryTesting", package: "Spry"),
      ]),
    .target(name: "Bare", dependencies: [.product(name: "Spry", package: "Spry")]),
  ],
  swiftLanguageModes: [.v6]
)
