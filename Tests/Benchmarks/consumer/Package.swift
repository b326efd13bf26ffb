// swift-tools-version: 6.2
import PackageDescription

// A small package that uses fakes. `FAKES=spry` builds its tests with Spry's fakes, and any other
// value with handwritten ones. `./measure` compares the two.
let usesSpry = Context.environment["FAKES"] == "spry"
let spry = Context.environment["SPRY"] ?? "../../.."

let package = Package(
  name: "Trails",
  platforms: [.macOS(.v13)],
  dependencies: usesSpry ? [.package(name: "Spry", path: spry)] : [],
  targets: [
    .target(name: "Trails"),
    .testTarget(
      name: "TrailsTests",
      dependencies: ["Trails"]
        + (usesSpry ? [.product(name: "SpryXCTest", package: "Spry")] : []),
      path: usesSpry ? "Tests/WithSpry" : "Tests/HandWritten",
      swiftSettings: [
        // Slow type checking of an expression causes a warning, which `./measure` treats as an error.
        .unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=100"])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
