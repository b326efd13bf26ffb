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
    let file = try file()
    #expect(
      file.problem(with: nil) == .missing(path: "Fakes/FakeTrail.swift", command: file.command))
  }

  @Test func fileWithTheSameTextIsUpToDate() throws {
    let file = try file()
    #expect(file.problem(with: file.text) == nil)
    #expect(file.obstacle(in: file.text) == nil)
  }

  @Test func fileWithAnotherTextIsStale() throws {
    let file = try file()
    let old = try self.file(of: "Trails", ["--kind", "spyable"]).text
    #expect(
      file.problem(with: old) == .stale(path: "Fakes/FakeTrail.swift", command: file.command))
    #expect(file.obstacle(in: old) == nil)
  }

  /// `Trail` and `Trails.Trail` have the same fake, and a formatter may have changed the file.
  @Test func formattingAndModuleNamesDoNotMatter() throws {
    let file = try file()
    #expect(file.problem(with: try self.file(of: "Trails", ["--module", "Trails"]).text) == nil)
    let old = file.text.replacing("\n  ", with: "\n      ").replacing(": Trail", with: " : Trail")
    #expect(old != file.text)
    #expect(file.problem(with: old) == nil)
    #expect(file.obstacle(in: old) == nil)
  }

  @Test func editedFileIsNotReplaced() throws {
    let file = try file()
    let old = file.text + "// More."
    #expect(file.problem(with: old) == .edited(path: "Fakes/FakeTrail.swift"))
    #expect(file.obstacle(in: old) == .edited(path: "Fakes/FakeTrail.swift"))
    #expect(file.obstacle(in: old, isForced: true) == nil)
  }

  /// Older files had no checksum.
  @Test func fileOfAnOlderVersionIsReplaced() throws {
    let file = try file()
    let body = file.text.split(separator: "\n\n", maxSplits: 1)[1]
    let old = "// Generated from Trail. To write it again:\n// swift\n\n\(body)"
    #expect(file.problem(with: old) == nil)
    #expect(file.obstacle(in: old + "// More.") == nil)
    #expect(file.problem(with: old + "//") == .stale(path: file.path, command: file.command))
  }

  @Test func handwrittenFileIsNotReplaced() throws {
    let file = try file()
    for old in ["", "class FakeTrail {}"] {
      #expect(file.problem(with: old) == .handWritten(path: "Fakes/FakeTrail.swift"))
      #expect(file.obstacle(in: old) == .handWritten(path: "Fakes/FakeTrail.swift"))
    }
  }

  @Test func fakeOfAnotherTypeIsNotReplaced() throws {
    let file = try file()
    let old = file.text.replacing("from Trail.", with: "from T.rail.")
    let obstacle = Diagnostic.otherFake("Trail", path: "Fakes/FakeTrail.swift", of: "T.rail")
    #expect(file.obstacle(in: old) == obstacle)
    #expect(file.problem(with: old) == obstacle)
  }

  @Test func fakeOfAnotherModulesTypeIsNotReplaced() throws {
    let file = try file()
    #expect(
      file.obstacle(in: try self.file(of: "Huts").text)
        == .otherFake("Trail", path: "Fakes/FakeTrail.swift", of: "another Trail"))
    #expect(
      file.obstacle(in: try self.file(of: "Huts", ["--module", "Huts"]).text)
        == .otherFake("Trail", path: "Fakes/FakeTrail.swift", of: "Huts.Trail"))
  }

  @Test func twoFakesForTheSameFileAreReported() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Inner", path: ["Outer", "Inner"])
    trails.type("protocol OuterInner")
    let result = try result(["Outer.Inner", "OuterInner", "Inner"], [trails])
    #expect(result.files == [])
    #expect(
      result.diagnostics == [
        .sameFile(
          "Outer.Inner", "OuterInner", path: "Tests/TrailsTests/Fakes/FakeOuterInner.swift")
      ])
  }

  @Test func typeWithTwoNamesIsFakedOnce() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Inner", path: ["Outer", "Inner"])
    let result = try result(["Outer.Inner", "Inner"], [trails])
    #expect(result.files.count == 1)
    #expect(result.diagnostics == [])
  }
}
