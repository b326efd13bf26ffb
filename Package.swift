// swift-tools-version: 6.2
import PackageDescription

// These settings apply to every target, so that tests are held to the same rules as the library.
var strict: [SwiftSetting] = [
  // Requires `any`, because a library that relies on dynamic types should show where.
  .enableUpcomingFeature("ExistentialAny"),
  // Keeps imports of the core, such as Foundation, from leaking to its users.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // Makes members visible only where their module is imported, so that no file relies on the
  // imports of another.
  .enableUpcomingFeature("MemberImportVisibility"),
  // Requires unsafe code to be marked. Spry needs some for its lock on Linux, and to read the types
  // of a closure's parameters and the environment.
  .strictMemorySafety(),
]
// `.ci/run` sets the variable. If warnings were errors by an option of its commands, some of them
// would compile again what others have compiled without the option.
if Context.environment["SPRY_WARNINGS_AS_ERRORS"] != nil {
  strict.append(.treatAllWarnings(as: .error))
}

// What the products of the companion modules consist of.
let companions: [Target.Dependency] = [
  "SpryXCTest", "SpryXCTestLoader", "SpryTesting", "SpryTestingLoader",
]

let package = Package(
  name: "Spry",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Spry", targets: ["Spry"]),
    .library(name: "SpryXCTest", targets: ["SpryXCTest", "SpryXCTestLoader"]),
    .library(name: "SpryTesting", targets: ["SpryTesting", "SpryTestingLoader"]),
    .plugin(name: "GenerateFake", targets: ["GenerateFakePlugin"]),
    // The same command for other build systems, which create symbol graphs themselves.
    .executable(name: "generate-fake", targets: ["generate-fake"]),
  ],
  targets: [
    .target(name: "Spry", dependencies: ["SpryRuntime"]),
    // A few functions in C that count without a lock, as only macOS 15 can in Swift, and that ask the
    // runtime what it knows about a type.
    .target(name: "SpryRuntime"),
    .target(name: "SpryXCTest", dependencies: ["Spry"]),
    .target(name: "SpryTesting", dependencies: ["Spry"]),
    // A few lines of C that run before the first test, which Swift code cannot do. They depend on
    // the Swift code that they call, so that each library can be linked alone.
    .target(name: "SpryXCTestLoader", dependencies: ["SpryXCTest"]),
    .target(name: "SpryTestingLoader", dependencies: ["SpryTesting"]),

    // `swift package generate-fake`. If you only use the libraries, only the small plugin is built.
    // There is one plugin for all that the command does, because every clean build compiles it.
    .target(name: "FakeGenerator"),
    .executableTarget(
      name: "generate-fake", dependencies: ["FakeGenerator"], path: "Sources/generate-fake-tool"),
    .plugin(
      name: "GenerateFakePlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-fake", description: "Write or check Spry fakes for protocols and classes."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "The fake is written beside your tests.")
        ]),
      dependencies: ["generate-fake"], path: "Sources/GenerateFakePlugin"),

    // The trails that all tests are about, and their fakes. The files look like a user's, as in the
    // articles: no declaration is `package`, and tests import the module `@testable`.
    .target(name: "Hiking", dependencies: ["Spry"], path: "Tests/Hiking"),
    // Records failures, and contains other code that several test targets share.
    .target(
      name: "SpryTestSupport", dependencies: ["Spry", "SpryTestSupportLoader"],
      path: "Tests/SpryTestSupport"),
    // Starts the watchdog for tests that hang before the first test.
    .target(name: "SpryTestSupportLoader", path: "Tests/SpryTestSupportLoader"),
    .testTarget(name: "SpryTestSupportTests", dependencies: ["Hiking", "SpryTestSupport"]),

    .testTarget(name: "SpryTests", dependencies: ["Hiking", "Spry", "SpryTestSupport"]),
    // Both companion modules are linked, and tests of each framework use the other's assertions.
    .testTarget(
      name: "SpryXCTestTests",
      dependencies: ["Hiking", "SpryTestSupport"] + companions),
    .testTarget(
      name: "SpryTestingTests",
      dependencies: ["Hiking", "SpryTestSupport"] + companions),
    .testTarget(
      name: "TemplateTests",
      dependencies: ["Hiking", "SpryTestSupport"] + companions),
    .testTarget(name: "ConcurrencyTests", dependencies: ["Spry", "SpryTestSupport"]),
    // Fakes in a module whose default isolation is the main actor, as in new app targets.
    .testTarget(
      name: "MainActorModuleTests",
      dependencies: ["SpryXCTest", "SpryXCTestLoader"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

// Compiling the generator's tests takes a third of a clean build, so plain `swift test` leaves them
// out. `SPRY_GENERATOR_TESTS=1 swift test` runs all tests, as `.ci/run` does.
if Context.environment["SPRY_GENERATOR_TESTS"] != nil {
  package.targets += [
    .testTarget(name: "FakeGeneratorTests", dependencies: ["FakeGenerator"]),
    // Declarations of every kind, and the fakes that the generator writes for them.
    .target(name: "GeneratorFixtureParents", path: "Tests/GeneratorFixtureParents"),
    .target(
      name: "GeneratorFixtures", dependencies: ["GeneratorFixtureParents"],
      path: "Tests/GeneratorFixtures"),
    .testTarget(
      name: "GeneratorFixturesTests",
      dependencies: ["FakeGenerator", "GeneratorFixtures", "Spry", "SpryTestSupport"],
      exclude: ["Fakes.txt"]),
  ]
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
