import FakeGenerator
import Testing

/// Tests files that already exist at the path of a fake.
@Suite struct GeneratedFileTests {
  private func file(of module: String = "Trails", _ words: [String] = []) throws -> GeneratedFile {
    var graph = GraphBuilder(module)
    graph.type("protocol Trail")
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Huts", isOwn: true, sources: []))
    let words = ["Trail", "--output", "Fakes"] + words
    let mentions = ["Trail": [module]]
    return try #require(
      try result(words, [graph], workspace: workspace, mentions: mentions).files.first)
  }

  @Test func absentFileIsMissing() throws {
    #expect(try file().comparison(with: nil) == .missing)
  }

  @Test func fileWithTheSameTextIsUpToDate() throws {
    let file = try file()
    #expect(file.comparison(with: file.text) == .upToDate)
  }

  @Test func fileWithAnotherTextIsStale() throws {
    let old = try file(of: "Trails", ["--kind", "spyable"]).text
    #expect(try file().comparison(with: old) == .stale)
  }

  /// `Trail` and `Trails.Trail` have the same fake, and a formatter may have changed the file.
  @Test func formattingAndModuleNamesDoNotMatter() throws {
    let file = try file()
    #expect(
      file.comparison(with: try self.file(of: "Trails", ["--module", "Trails"]).text) == .upToDate)
    let old = file.text.replacing("\n  ", with: "\n      ").replacing(": Trail", with: " : Trail")
    #expect(old != file.text)
    #expect(file.comparison(with: old) == .upToDate)
  }

  @Test func editedFileIsToldFromAStaleOne() throws {
    let file = try file()
    #expect(file.comparison(with: file.text + "// More.") == .edited(isStale: false))
    let old = try self.file(of: "Trails", ["--kind", "spyable"]).text
    #expect(file.comparison(with: old + "// More.") == .edited(isStale: true))
  }

  /// A merge may combine the new code with the old header.
  @Test func editedFileWithTheNewCodeIsUpToDate() throws {
    let file = try file()
    let header = try self.file(of: "Trails", ["--kind", "spyable"]).text.split(separator: "\n\n")[0]
    let body = file.text.split(separator: "\n\n", maxSplits: 1)[1]
    #expect(file.comparison(with: "\(header)\n\n\(body)") == .upToDate)
  }

  /// Older files had no checksum.
  @Test func fileOfAnOlderVersionIsReplaced() throws {
    let file = try file()
    let body = file.text.split(separator: "\n\n", maxSplits: 1)[1]
    let old = "// Generated from Trail. To write it again:\n// swift\n\n\(body)"
    #expect(file.comparison(with: old) == .upToDate)
    #expect(file.comparison(with: old + "// More.") == .stale)
  }

  @Test(arguments: ["", "class FakeTrail {}"])
  func handwrittenFileIsForeign(old: String) throws {
    let path = "Fakes/FakeTrail.swift"
    #expect(try file().comparison(with: old) == .foreign(.handWritten(path: path)))
  }

  @Test func fakeOfAnotherTypeIsForeign() throws {
    let file = try file()
    let old = file.text.replacing("from Trail.", with: "from T.rail.")
    #expect(
      file.comparison(with: old)
        == .foreign(.otherFake("Trail", path: "Fakes/FakeTrail.swift", of: "T.rail")))
  }

  @Test func fakeOfAnotherModulesTypeIsForeign() throws {
    let file = try file()
    let old = try self.file(of: "Huts").text
    #expect(
      file.comparison(with: old)
        == .foreign(.otherFake("Trail", path: "Fakes/FakeTrail.swift", of: "another Trail")))
    #expect(
      file.comparison(with: try self.file(of: "Huts", ["--module", "Huts"]).text)
        == .foreign(.otherFake("Trail", path: "Fakes/FakeTrail.swift", of: "Huts.Trail")))
    // The command in its header finds a type that has moved to another module.
    #expect(file.comparison(with: old, isOwn: true) == .stale)
  }

  @Test func twoFakesForTheSameFileAreReported() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Inner", path: ["Outer", "Inner"])
    trails.type("protocol OuterInner")
    var project = Project(modules: [trails])
    let problem = Diagnostic.sameFile(
      "Outer.Inner", "OuterInner", path: Project.path("FakeOuterInner"))
    #expect(try project.run("Outer.Inner", "OuterInner", "Inner") == problem.text)
  }

  @Test func typeWithTwoNamesIsFakedOnce() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Inner", path: ["Outer", "Inner"])
    var project = Project(modules: [trails])
    let path = Project.path("FakeOuterInner")
    #expect(try project.run("Outer.Inner", "Inner") == "Wrote \(path)")
  }
}
