// swift-tools-version: 6.2
import PackageDescription

// An app in small: a screen, its model on the main actor, and the services that the model asks. What
// needs UIKit is compiled where UIKit is; all else, and the tests, are built on Linux too.
let package = Package(
  name: "Hutbook",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16)],
  products: [
    .library(name: "HutbookKit", targets: ["HutbookKit"])
  ],
  dependencies: [
    .package(name: "Spry", path: "../..")
  ],
  targets: [
    .target(name: "HutbookKit"),
    .testTarget(
      name: "HutbookKitTests",
      dependencies: ["HutbookKit", .product(name: "SpryTesting", package: "Spry")]),
  ],
  swiftLanguageModes: [.v6]
)
