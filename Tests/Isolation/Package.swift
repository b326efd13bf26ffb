// swift-tools-version: 6.2
import PackageDescription

// Fakes for declarations of every isolation, in test targets with the settings of old and new
// projects. `.ci/generate-fake` generates the fakes and copies the tests into each target.

/// What Xcode calls approachable concurrency.
let approachable: [SwiftSetting] = [
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

func tests(_ name: String, _ settings: [SwiftSetting]) -> Target {
  .testTarget(
    name: name,
    dependencies: ["MainActorApp", "PlainApp", .product(name: "SpryTesting", package: "Spry")],
    swiftSettings: settings)
}

let package = Package(
  name: "Isolation",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Spry", path: "../..")],
  targets: [
    .target(name: "PlainApp"),
    .target(
      name: "MainActorApp", dependencies: ["PlainApp"], swiftSettings: approachable + mainActor),
    tests("PlainTests", []),
    tests("ApproachableTests", approachable),
    tests("MainActorTests", mainActor),
    tests("ApproachableMainActorTests", approachable + mainActor),
    tests("Swift5Tests", [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
