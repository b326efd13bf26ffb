// swift-tools-version: 6.2
import PackageDescription

// One list for every target, so that tests are held to the same rules as the library.
let strict: [SwiftSetting] = [
  // `any` is written out: a dynamic library should show where it is dynamic.
  .enableUpcomingFeature("ExistentialAny"),
  // What the core imports (Synchronization, Foundation) does not leak to its users.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is visible only where its module is imported, so no file leans on another's imports.
  .enableUpcomingFeature("MemberImportVisibility"),
  // Unsafe constructs have to be marked: reading the types of a closure's parameters, and the
  // environment.
  .strictMemorySafety(),
]

let package = Package(
  name: "Spry",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Spry", targets: ["Spry"]),
    .library(name: "SpryXCTest", targets: ["SpryXCTest"]),
    .library(name: "SpryTesting", targets: ["SpryTesting"]),
    .plugin(name: "GenerateFake", targets: ["GenerateFakePlugin", "CheckFakesPlugin"]),
    // The same command for other build systems, which make symbol graphs themselves.
    .executable(name: "generate-fake", targets: ["generate-fake"]),
  ],
  targets: [
    .target(name: "Spry"),
    .target(name: "SpryXCTest", dependencies: ["Spry", "SpryXCTestLoader"]),
    // A few lines of C, for what Swift cannot do: to run before the first test case.
    .target(name: "SpryXCTestLoader"),
    .target(name: "SpryTesting", dependencies: ["Spry"]),

    // `swift package generate-fake`; who only imports the libraries builds the small plugin of it.
    .target(name: "FakeGenerator"),
    .executableTarget(
      name: "generate-fake", dependencies: ["FakeGenerator"], path: "Sources/generate-fake-tool"),
    .plugin(
      name: "GenerateFakePlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-fake", description: "Write a Spry fake for a protocol or class."),
        permissions: [
          .writeToPackageDirectory(reason: "The fake is written beside your tests.")
        ]),
      dependencies: ["generate-fake"], path: "Sources/GenerateFakePlugin"),
    // A command of its own, as SwiftPM asks for permission to write whatever the arguments are.
    .plugin(
      name: "CheckFakesPlugin",
      capability: .command(
        intent: .custom(
          verb: "check-fakes", description: "Check that all Spry fakes are up to date.")),
      dependencies: ["generate-fake"], path: "Sources/CheckFakesPlugin"),

    // The trails that all tests and articles are about, and their fakes. Its files look as a user's
    // do, so that articles can show them: nothing says `package`, and tests import it `@testable`.
    .target(name: "Hiking", dependencies: ["Spry"], path: "Tests/Hiking"),
    // What records failures, and what else several test targets share.
    .target(
      name: "SpryTestSupport", dependencies: ["Spry"], path: "Tests/SpryTestSupport"),
    .testTarget(name: "SpryTestSupportTests", dependencies: ["Hiking", "SpryTestSupport"]),

    .testTarget(name: "SpryTests", dependencies: ["Hiking", "Spry", "SpryTestSupport"]),
    // Both companion modules are linked, and tests of each framework use the other's assertions.
    .testTarget(
      name: "SpryXCTestTests",
      dependencies: ["Hiking", "SpryXCTest", "SpryTesting", "SpryTestSupport"]),
    .testTarget(
      name: "SpryTestingTests",
      dependencies: ["Hiking", "SpryTesting", "SpryXCTest", "SpryTestSupport"]),
    .testTarget(
      name: "TemplateTests",
      dependencies: ["Hiking", "SpryXCTest", "SpryTesting", "SpryTestSupport"]),
    .testTarget(name: "FakeGeneratorTests", dependencies: ["FakeGenerator"]),
    // Declarations of every kind, and the fakes that the generator makes of them.
    .target(name: "GeneratorFixtureParents", path: "Tests/GeneratorFixtureParents"),
    .target(
      name: "GeneratorFixtures", dependencies: ["GeneratorFixtureParents"],
      path: "Tests/GeneratorFixtures"),
    .testTarget(
      name: "GeneratorFixturesTests",
      dependencies: ["FakeGenerator", "GeneratorFixtures", "Spry", "SpryTestSupport"]),
    // The code that the articles show.
    .testTarget(name: "ArticleTests", dependencies: ["Hiking", "SpryXCTest", "SpryTesting"]),
    .testTarget(name: "ConcurrencyTests", dependencies: ["Spry", "SpryTestSupport"]),
    // Fakes in a module whose default isolation is the main actor, as new app targets have it.
    .testTarget(
      name: "MainActorModuleTests", dependencies: ["GeneratorFixtures", "SpryXCTest"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
