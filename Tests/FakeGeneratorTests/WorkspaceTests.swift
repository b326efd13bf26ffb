import FakeGenerator
import Testing

/// Tests the folders of fakes and their imports.
@Suite struct WorkspaceTests {
  private func file(_ workspace: Workspace, _ words: [String] = []) throws -> GeneratedFile {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: "run()", text: "func run()")])
    return try #require(try result(["Trail"] + words, [trails], workspace: workspace).files.first)
  }

  @Test func testsOfTheModuleArePreferred() throws {
    var workspace = Workspace.trails
    workspace.tests.insert(
      .init(name: "AppTests", folder: "Tests/App", modules: ["Trails"], directModules: ["Trails"]),
      at: 0)
    #expect(try file(workspace).path == "Tests/TrailsTests/Fakes/FakeTrail.swift")
  }

  @Test func otherTestsUsingTheModuleAreTheFallback() throws {
    var workspace = Workspace.trails
    workspace.tests = [
      .init(name: "ATests", folder: "Tests/A", modules: ["Other"], directModules: ["Other"]),
      .init(name: "BTests", folder: "Tests/B", modules: ["Trails"], directModules: ["Spry"]),
      .init(name: "CTests", folder: "Tests/C", modules: ["Trails"], directModules: ["Trails"]),
    ]
    #expect(try file(workspace).path == "Tests/C/Fakes/FakeTrail.swift")
    workspace.tests.removeLast()
    #expect(try file(workspace).path == "Tests/B/Fakes/FakeTrail.swift")
    workspace.tests.removeLast()
    #expect(try file(workspace).path == "Tests/A/Fakes/FakeTrail.swift")
  }

  @Test func onlyTargetsOfThePackageCanBeChosen() throws {
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Huts", isOwn: false, sources: []))
    #expect(throws: UsageError.unknownTarget("Huts")) { try workspace.choose(["Huts"]) }
    try workspace.choose(["Huts", "Trails"])
  }

  @Test func folderIsRequiredWithoutTests() throws {
    var workspace = Workspace.trails
    workspace.tests = []
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    #expect(
      try result(["Trail"], [trails], workspace: workspace).diagnostics
        == [.noTestTarget("Trail", module: "Trails")])
    #expect(
      try file(workspace, ["--output", "Fakes"]).path == "Fakes/FakeTrail.swift")
  }

  @Test(arguments: [
    (["Trails", "SpryXCTest"], "import SpryXCTest\n"), (["SpryTesting"], "import SpryTesting\n"),
    (["SpryXCTest", "Spry"], "import Spry\n"), (["Trails"], "import Spry\n"),
  ])
  func importDependsOnTheTestsDependencies(modules: [String], line: String) throws {
    var workspace = Workspace.trails
    workspace.tests[0].directModules = modules
    #expect(try file(workspace).text.contains(line))
  }

  @Test(arguments: [
    "Tests/TrailsTests/Fakes", "./Tests/TrailsTests//Fakes/", "/trails/Tests/TrailsTests/Fakes",
    "Tests/Other/../TrailsTests/Fakes", "../trails/Tests/TrailsTests/Fakes",
  ])
  func equivalentPathsAreTheSameFolder(output: String) throws {
    var workspace = Workspace.trails
    workspace.description.root = "/trails"
    let file = try file(workspace, ["--output", output])
    #expect(file.path == "Tests/TrailsTests/Fakes/FakeTrail.swift")
    #expect(file.text.contains("import SpryXCTest\n"))
  }

  /// Without internal declarations, nothing in its graph could be imported with `@testable`.
  @Test func moduleWithOnlyPublicDeclarationsIsNotOwn() throws {
    var kit = GraphBuilder("Kit")
    kit.type("protocol Trail")
    var app = GraphBuilder("App")
    app.type("protocol Guide", access: "internal")
    let modules = Workspace(of: [try kit.graph(), try app.graph()], root: "/").modules
    #expect(modules.map(\.name) == ["App", "Kit"])
    #expect(modules.map(\.isOwn) == [true, false])
  }

  @Test func foldersOutsideTheTests() throws {
    var workspace = Workspace.trails
    workspace.description.root = "/trails"
    #expect(try file(workspace, ["--output", "../Huts"]).path == "/Huts/FakeTrail.swift")
    #expect(try file(workspace, ["--output", "/trails2"]).path == "/trails2/FakeTrail.swift")
    #expect(try file(workspace, ["--output", "."]).path == "FakeTrail.swift")
  }

  @Test(arguments: [
    ("public protocol Trail: Sendable {}", ["Trail"]), ("class Trail{}", ["Trail"]),
    ("protocol Trails", ["Trails"]), ("// a Trail", []),
    ("typealias Trail = A & B\nactor Ä1 {}", ["Trail", "Ä1"]), ("let Trail = 1", []),
    ("struct A { enum B {} }", ["A", "B"]), ("class func make() {}", ["func"]),
    ("myprotocol Trail", []),
  ])
  func typesDeclaredInASource(text: String, names: [String]) {
    #expect(SourceFacts(in: text).types == Set(names))
  }

  @Test(arguments: [
    ("public internal(set) var pages = 1", [InternalSetter(name: "pages", line: 0)]),
    ("package(set) weak var a: B?", [InternalSetter(name: "a", line: 0)]),
    ("public private(set) var pages: Int", []),
    ("\r\ninternal(set) public\r\n  var `in`: [Int]", [InternalSetter(name: "in", line: 2)]),
    ("public internal(set) subscript(index: Int) -> Int", []), ("var set = 1", []),
  ])
  func propertiesWithInternalSetters(text: String, setters: [InternalSetter]) {
    #expect(SourceFacts(in: text).internalSetters == Set(setters))
  }
}

extension WorkspaceTests {
  /// Names end where their characters do: the first and the last of each range count.
  @Test(arguments: ["Route0", "Route9", "A", "Z", "AZ", "a", "z", "az", "_", "AZaz09_", "Ä", "路"])
  func everyCharacterOfANameIsRead(name: String) {
    #expect(SourceFacts(in: "protocol \(name) {}").types == [name])
  }

  @Test(arguments: ["/", ":", "@", "[", "^", "`", "{", "\u{7F}"])
  func everyOtherCharacterEndsAName(character: String) {
    #expect(SourceFacts(in: "protocol Hut\(character)Bern").types == ["Hut"])
  }
}
