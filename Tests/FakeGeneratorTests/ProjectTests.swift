import FakeGenerator
import Foundation
import Testing

/// Tests Xcode projects, which the plugin describes in JSON.
@Suite struct ProjectTests {
  private func workspace(_ targets: String) throws -> Workspace {
    let text = #"{"root": "/Users/ada/Trail App", "targets": [\#(targets)]}"#
    return try JSONDecoder().decode(DescribedProject.self, from: Data(text.utf8)).workspace
  }

  private func target(
    _ name: String, _ files: String..., kind: String = "framework", product: String? = nil,
    dependencies: [String] = []
  ) -> String {
    let files = files.map { "\"/Users/ada/Trail App/\($0)\"" }.joined(separator: ", ")
    let names = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"name": "\(name)", "product": "\(product ?? name)", "kind": "\(kind)", "files": [\(files)],
        "dependencies": [\(names)]}
      """
  }

  private let unitTest = #"other(\"com.apple.product-type.bundle.unit-test\")"#

  @Test func targetsBecomeModulesAndTests() throws {
    let workspace = try workspace(
      [
        target(
          "Trail App", "App/Main.swift", "App/Assets.xcassets", "Shared/Trail.swift",
          kind: "application", dependencies: ["Kit", "Alamofire"]),
        target("Kit", "Kit/Store.swift", product: "2Kit", dependencies: ["Core"]),
        target("Core", "Core/Core.m"),
        target(
          "Unit", "Tests/A/ATests.swift", "Tests/A/B/BTests.swift", "Tests/Plan.xctestplan",
          kind: unitTest, dependencies: ["Trail App", "SpryXCTest"]),
        target(
          "Screens", "Screens/Tests.swift",
          kind: #"other(\"com.apple.product-type.bundle.ui-testing\")"#),
      ].joined(separator: ","))
    #expect(workspace.root == "/Users/ada/Trail App")
    #expect(workspace.isProject == true)
    #expect(workspace.modules.map(\.name) == ["Trail_App", "_Kit"])
    #expect(workspace.modules.map(\.isOwn) == [true, true])
    #expect(
      workspace.modules[0].sources == [
        "/Users/ada/Trail App/App/Main.swift", "/Users/ada/Trail App/Shared/Trail.swift",
      ])
    #expect(workspace.tests.map(\.name) == ["Unit", "Screens"])
    #expect(workspace.tests.map(\.folder) == ["Tests/A", "Screens"])
    #expect(workspace.tests[0].directModules == ["Trail_App", "SpryXCTest"])
    #expect(
      workspace.tests[0].modules == ["Trail_App", "_Kit", "Core", "Alamofire", "SpryXCTest"])
    #expect(workspace.tests[1].modules == [])
  }

  /// Files may have no folder in common, and targets may depend on each other.
  @Test func unusualTargets() throws {
    let workspace = try workspace(
      [
        target("A", "A.swift", dependencies: ["B"]), target("B", "B.swift", dependencies: ["A"]),
        target("Tests", "A/ATests.swift", "B/BTests.swift", kind: unitTest, dependencies: ["A"]),
        target("Outside", "../Shared/Tests.swift", kind: unitTest),
      ].joined(separator: ","))
    #expect(workspace.tests.map(\.folder) == ["Tests", "/Users/ada/Shared"])
    #expect(workspace.tests[0].modules == ["A", "B"])
  }

  @Test func commandOfAProjectIsNotSwiftPMs() throws {
    var project = Project()
    project.workspace.isProject = true
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    project.modules = [trails]
    let path = Project.path("FakeTrail")
    #expect(try project.run("Trail", "--kind", "spyable") == "Wrote \(path)")
    #expect(
      project.files[path]?.split(separator: "\n")[1] == "// generate-fake Trail --kind spyable")
    #expect(try project.run("--check") == "Checked 1 generated fake")
  }

  /// A single build is enough for all of them.
  @Test func modulesThatHaveToBeBuiltAreNamedTogether() throws {
    var project = Project()
    project.workspace.isProject = true
    project.workspace.modules.append(.init(name: "Huts", isOwn: true, sources: []))
    project.unreadable = [
      "Trails": UnreadableModule(home: .project, complaints: ["Trail.swift:1: error"]),
      "Huts": UnreadableModule(home: .project),
    ]
    #expect(
      try project.run("--all") == """
        Generated 0 fakes
        error: Xcode has no up-to-date build of Huts and Trails; build, then run the command again
          Trail.swift:1: error
        """)
  }

  /// Xcode doesn't build the others.
  @Test func onlyModulesOfTheProjectHaveToBeBuilt() throws {
    let reasons = [
      "Trails": UnreadableModule(home: .project, complaints: ["Trail.swift:1: error"]),
      "Huts": UnreadableModule(home: .package, complaints: ["Hut.swift:2: error"]),
      "Foundation": UnreadableModule(home: .system, complaints: ["no such module"]),
    ]
    let result = try result(["Trail", "--module", "Trails"], [], unreadable: reasons)
    #expect(
      result.diagnostics.map(\.text) == [
        """
        error: Xcode has no up-to-date build of Trails; build, then run the command again
          Trail.swift:1: error
        """
      ])
  }

  @Test(arguments: [
    ("Debug-iphonesimulator", "iphonesimulator"), ("Debug-Staging-xros", "xros"),
    ("Debug", "macosx"), ("Debug-maccatalyst", "macosx"), ("iphoneos-Debug", "macosx"),
  ])
  func sdkOfAFolder(name: String, sdk: String) {
    #expect(BuildFolder.sdk(of: name) == sdk)
  }

  @Test(arguments: [
    ("arm64-apple-ios-simulator.swiftmodule", "arm64-apple-ios26.2-simulator"),
    ("x86_64-apple-macos.swiftmodule", "x86_64-apple-macos26.2"),
    ("arm64-apple-ios-macabi.swiftmodule", "arm64-apple-ios26.2-macabi"),
    ("x86_64-unknown-linux-gnu.swiftmodule", "x86_64-unknown-linux-gnu"),
    ("arm64.swiftmodule", "arm64"),
  ])
  func targetOfAModule(file: String, target: String) {
    #expect(BuildFolder.target(of: file, version: "26.2") == target)
  }
}

/// Tests `--target`, which Xcode passes for each target that is ticked in its menu.
@Suite struct ChosenTargetTests {
  /// Two modules that declare the same protocol, with tests of their own and of both.
  private func project(_ targets: String...) throws -> Project {
    var project = Project()
    project.workspace.modules.append(.init(name: "Huts_Kit", isOwn: true, sources: []))
    project.workspace.tests += [
      .init(
        name: "AllTests", folder: "Tests/All", modules: ["Trails", "Huts_Kit"],
        directModules: ["Trails", "Huts_Kit"]),
      .init(name: "OtherTests", folder: "Tests/Other", modules: [], directModules: []),
    ]
    for name in ["Trails", "Huts_Kit"] {
      var module = GraphBuilder(name)
      module.type("protocol Map")
      module.type("protocol \(name)Store")
      project.modules.append(module)
    }
    if !targets.isEmpty { try project.workspace.choose(targets) }
    return project
  }

  /// The path of a fake, found as if the sources of both modules mentioned its protocol.
  private func path(_ name: String, _ targets: String...) throws -> String? {
    var project = try project()
    if !targets.isEmpty { try project.workspace.choose(targets) }
    let result = try result(
      [name], project.modules, workspace: project.workspace,
      mentions: [name: ["Trails", "Huts_Kit"]])
    return result.files.first?.path ?? result.diagnostics.first?.text
  }

  @Test func protocolsOfTheTargetArePreferred() throws {
    let several =
      "error: Map is declared in Huts_Kit and Trails; choose one, such as --module Huts_Kit"
    #expect(try path("Map") == several)
    #expect(try path("Map", "Trails", "Huts-Kit") == several)
    #expect(try path("Map", "AllTests") == several)
    #expect(try path("Map", "Trails") == "Tests/TrailsTests/Fakes/FakeMap.swift")
    #expect(try path("Map", "Huts-Kit") == "Tests/All/Fakes/FakeMap.swift")
    #expect(try path("TrailsStore", "Huts-Kit") == "Tests/TrailsTests/Fakes/FakeTrailsStore.swift")
  }

  @Test func testsOfTheTargetArePreferred() throws {
    #expect(try path("TrailsStore", "AllTests") == "Tests/All/Fakes/FakeTrailsStore.swift")
    #expect(
      try path("TrailsStore", "AllTests", "TrailsTests")
        == "Tests/TrailsTests/Fakes/FakeTrailsStore.swift")
    #expect(try path("TrailsStore", "OtherTests") == "Tests/Other/Fakes/FakeTrailsStore.swift")
    #expect(
      try path("Map", "Trails", "AllTests", "OtherTests") == "Tests/All/Fakes/FakeMap.swift")
  }

  /// The command in the header has to find the same protocol and folder without the targets.
  @Test func headerDoesNotDependOnTheTargets() throws {
    func header(_ name: String, _ targets: String...) throws -> String {
      var project = try project()
      try project.workspace.choose(targets)
      let result = try result(
        [name], project.modules, workspace: project.workspace,
        mentions: ["Map": ["Trails", "Huts_Kit"], "TrailsStore": ["Trails"]])
      return try #require(result.files.first).command
    }
    let start = "swift package --allow-writing-to-package-directory generate-fake"
    #expect(try header("TrailsStore", "Trails", "TrailsTests") == "\(start) TrailsStore")
    #expect(
      try header("TrailsStore", "AllTests") == "\(start) TrailsStore --output Tests/All/Fakes")
    #expect(try header("Map", "Trails") == "\(start) Map --module Trails")
    #expect(
      try header("Map", "Trails", "OtherTests")
        == "\(start) Map --module Trails --output Tests/Other/Fakes")
  }

  @Test func allIsAboutTheTarget() throws {
    var project = try project("Huts-Kit")
    #expect(
      try project.run("--all", "--target", "Huts-Kit") == """
        Wrote Tests/All/Fakes/FakeHuts_KitStore.swift
        Wrote Tests/All/Fakes/FakeMap.swift
        Generated 2 fakes
        """)
  }

  @Test func withoutNamesTheFakesAreUpdated() throws {
    var project = try project()
    let hint = "To generate a fake, add the name of its protocol or class to the arguments"
    #expect(
      try project.run("--target", "Trails", "--target=AllTests")
        == "Updated 0 of 0 generated fakes\n\(hint)")
    #expect(try project.run("--update", "--target", "A") == "Updated 0 of 0 generated fakes")
    #expect(try project.run("--check", "--target", "A") == "Checked 0 generated fakes")
    #expect(throws: UsageError.noName) {
      try CommandArguments(["--target", "Trails", "--kind", "spyable"])
    }
    #expect(throws: UsageError.noValue(option: "--target")) { try CommandArguments(["--target"]) }
  }

  /// Xcode's menu also lists targets without Swift code.
  @Test func someOfTheTargetsHaveToBeKnown() throws {
    var workspace = try project().workspace
    try workspace.choose(["Docs", "Huts_Kit"])
    #expect(throws: UsageError.unknownTarget("Docs")) { try workspace.choose(["Docs", "C"]) }
    #expect(UsageError.unknownTarget("Docs").text == "error: there is no target named 'Docs'")
  }
}
