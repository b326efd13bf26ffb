import FakeGenerator
import Testing

/// Tests the names of nested types.
@Suite struct NestedTypeTests {
  @Test func topLevelTypeTakesPrecedenceOverANestedOne() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Guide")
    trails.type("protocol Guide", path: ["Office", "Guide"])
    #expect(
      try result(["Guide"], [trails]).files.map(\.path)
        == ["Tests/TrailsTests/Fakes/FakeGuide.swift"])
    #expect(
      try result(["Office.Guide"], [trails]).files.map(\.path)
        == ["Tests/TrailsTests/Fakes/FakeOfficeGuide.swift"])
  }

  @Test func genericTypeOfAnotherModuleIsNotTheEnclosingType() throws {
    var trails = GraphBuilder("Trails")
    let initializer = Member(title: "init()", text: "init()", kind: "init")
    trails.type("class Box", kind: "class", path: ["Box"])
    trails.type("class Lid", kind: "class", path: ["Box", "Lid"], members: [initializer])
    var huts = GraphBuilder("Huts")
    huts.type("class Box<Content>", kind: "class", path: ["Box"])
    let result = try result(["Box.Lid", "--module", "Trails"], [trails, huts])
    #expect(result.diagnostics == [])
    #expect(result.files.map(\.path) == ["Tests/TrailsTests/Fakes/FakeBoxLid.swift"])
  }
}

/// Tests the names of nested types that are generic.
@Suite struct NestedGenericTypeTests {
  @Test(arguments: ["Hut.Box<Item : Equatable>", "Hut.Yard.Box<Item : Equatable>"])
  func genericParametersAreRead(name: String) throws {
    var trails = GraphBuilder("Trails")
    let path = name.split(separator: "<")[0].split(separator: ".").map(String.init)
    trails.type("struct Hut", kind: "struct")
    trails.type(
      "class \(name)", kind: "class", path: path,
      members: [
        Member(title: "init()", text: "init()", kind: "init"),
        Member(title: "put(_:)", text: "func put(_ item: Item)"),
      ])
    let text = try result(["Box"], [trails]).files[0].text
    let (joined, dotted) = (path.joined(), path.joined(separator: "."))
    #expect(
      text.contains(
        "final class Fake\(joined)<Item: Equatable>: \(dotted)<Item>, Spryable {\n"))
    #expect(text.contains("  override func put(_ item: Item) {\n"))
  }
}

/// Tests which of Spry's modules a fake imports.
@Suite struct LibraryTests {
  private let workspace = Workspace(
    modules: [Workspace.Module(name: "App", isOwn: true, sources: [])],
    tests: [
      .init("AppTests", library: "SpryTesting"), .init("AppTests2", library: "SpryXCTest"),
    ])

  private func library(in folder: String) throws -> String? {
    var app = GraphBuilder("App")
    app.type("protocol Trail")
    let text = try result(["Trail", "--output", folder], [app], workspace: workspace).files[0].text
    return text.split(separator: "\n").first { $0.hasPrefix("import Spry") }.map(String.init)
  }

  @Test func importDependsOnTheTestTargetOfTheFolder() throws {
    #expect(try library(in: "Tests/AppTests") == "import SpryTesting")
    #expect(try library(in: "Tests/AppTests/Fakes") == "import SpryTesting")
    #expect(try library(in: "Tests/AppTests2") == "import SpryXCTest")
    #expect(try library(in: "Tests/AppTests2/Fakes") == "import SpryXCTest")
    #expect(try library(in: "Tests/Other") == "import Spry")
  }

  /// A library that previews use too must not need a test framework.
  @Test func fakesInALibraryImportOnlyTheCore() throws {
    var workspace = workspace
    workspace.description.libraries = ["SpryXCTest"]
    let folders = ["Sources/AppFakes", "./Sources/AppFakes/", "Tests/Other"]
    let imports = try folders.map { folder in
      var app = GraphBuilder("App")
      app.type("protocol Trail")
      let arguments = ["Trail", "--output", folder]
      let text = try result(arguments, [app], workspace: workspace).files[0].text
      return text.split(separator: "\n").first { $0.hasPrefix("import Spry") }.map(String.init)
    }
    #expect(imports == ["import Spry", "import Spry", "import SpryXCTest"])
  }

  @Test func sourcesOfTheLibraryAreNotSearched() throws {
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "SpryXCTest", isOwn: false, sources: []))
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    let files = try result(
      ["Trail"], [trails], workspace: workspace, sources: ["Trails": SourceFacts()]
    ).files
    #expect(files.map(\.path) == ["Tests/TrailsTests/Fakes/FakeTrail.swift"])
  }
}

extension Workspace.TestTarget {
  fileprivate init(_ name: String, library: String) {
    self.init(
      name: name, folder: "Tests/\(name)", modules: ["App", "Spry"],
      directModules: ["App", library])
  }
}
