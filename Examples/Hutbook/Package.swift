// swift-tools-version: 6.2
import PackageDescription

// A small app with a screen, its model on the main actor, and the services that the model uses.
//
// The code that needs UIKit is compiled only if UIKit is available. The rest also builds on Linux.
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
