import FakeGenerator
import Testing

/// Tests `--update` and `--check` without names, which find the generated fakes of a package.
@Suite struct UpdateTests {
  private static func trails(_ members: String...) -> GraphBuilder {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Guide", members: [Member(title: "lead()", text: "func lead()")])
    trails.type(
      "protocol Store", members: members.map { Member(title: "\($0)()", text: "func \($0)()") })
    return trails
  }

  private let guide = Project.path("FakeGuide")
  private let store = Project.path("FakeStore")
  private let start = "swift package --allow-writing-to-package-directory generate-fake"

  private func project() throws -> Project {
    var project = Project(modules: [Self.trails("load")])
    #expect(try project.run("Guide", "Store") == "Wrote \(guide)\nWrote \(store)")
    return project
  }

  @Test func staleFakeIsWritten() throws {
    var project = try project()
    #expect(try project.run("--update") == "Updated 0 of 2 generated fakes")
    #expect(try project.run("--check") == "Checked 2 generated fakes")
    project.modules = [Self.trails("load", "save")]
    let old = project.files
    #expect(
      try project.run("--check") == """
        Checked 2 generated fakes; to regenerate those that are out of date, use --update
        error: \(store) is out of date; to regenerate it: \(start) Store
        """)
    #expect(project.files == old)
    #expect(try project.run("--update") == "Wrote \(store)\nUpdated 1 of 2 generated fakes")
    #expect(project.files[guide] == old[guide])
    #expect(project.files[store]?.contains("func save() {\n    spryify(.save)\n  }") == true)
    #expect(try project.run("--check") == "Checked 2 generated fakes")
  }

  @Test func editedFakeIsKept() throws {
    var project = try project()
    project.files[store]? += "// An edit.\n"
    let edited = project.files[store]
    #expect(
      try project.run("--update") == """
        Kept \(store), which was edited by hand
        Updated 0 of 2 generated fakes
        """)
    project.modules = [Self.trails("load", "save")]
    let problem = """
      error: \(store) was edited; move the edits to another file, then run: \(start) Store --force
      """
    #expect(try project.run("--update") == "Updated 0 of 2 generated fakes\n\(problem)")
    #expect(try project.run("--check") == "Checked 2 generated fakes\n\(problem)")
    #expect(project.files[store] == edited)
    #expect(
      try project.run("--update", "--force") == "Wrote \(store)\nUpdated 1 of 2 generated fakes")
    #expect(project.files[store]?.contains("An edit") == false)
  }

  @Test func fakeOfAnotherTypeIsKept() throws {
    var project = try project()
    let old = project.files
    #expect(
      try project.run("Guide", "--name", "FakeStore") == """
        error: \(store) is the fake for Store; delete it if that no longer exists, or choose another \
        --name for the fake for Guide
        """)
    #expect(project.files == old)
  }

  @Test func editsAreDiscardedByForceOnly() throws {
    var project = try project()
    project.files[store]? += "// An edit.\n"
    #expect(
      try project.run("--update", "--force") == "Wrote \(store)\nUpdated 1 of 2 generated fakes")
  }

  /// The other fakes are updated nevertheless.
  @Test func fakeOfADeletedTypeIsNamedAtTheEnd() throws {
    var project = try project()
    var trails = GraphBuilder("Trails")
    trails.type("protocol Stores")
    trails.type("protocol Guide")
    project.modules = [trails]
    let orphan = """
      error: \(store) is the fake for Store, which no longer exists; delete the file and generate the fake for Stores if that is the new name
      """
    let old = project.files[store]
    #expect(
      try project.run("--update") == "Wrote \(guide)\nUpdated 1 of 2 generated fakes\n\(orphan)")
    #expect(project.files[store] == old)
    #expect(try project.run("--check") == "Checked 2 generated fakes\n\(orphan)")

    // It can't have become a type that has a fake.
    #expect(
      try project.run("Stores") == "Wrote \(Project.path("FakeStores"))")
    #expect(
      try project.run("--check") == """
        Checked 3 generated fakes
        error: \(store) is the fake for Store, which no longer exists; delete the file; if the \
        type was renamed, use --all
        """)
  }

  @Test(arguments: [("StoreProtocol", "Store"), ("Store", "StoreInterface")])
  func typeMayLoseOrGetASuffix(old: String, new: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol \(old)")
    var project = Project(modules: [trails])
    #expect(try project.run(old) == "Wrote \(store)")
    trails = GraphBuilder("Trails")
    trails.type("protocol \(new)")
    project.modules = [trails]
    #expect(
      try project.run("--check") == """
        Checked 1 generated fake
        error: \(store) is the fake for \(old), which no longer exists; delete the file and generate the fake for \(new) if that is the new name
        """)
  }

  /// The options are in the headers, and the files may have been moved.
  @Test func fakesAreGeneratedAgainAsBefore() throws {
    var project = Project(modules: [Self.trails("load")])
    #expect(try project.run("Store", "--name", "Real", "--partial") != "")
    #expect(try project.run("Store", "--kind", "spyable", "--output", "Tests/Other") != "")
    let real = "Tests/TrailsTests/RealStore.swift"
    let texts = [Project.path("Real"), "Tests/Other/FakeStore.swift"].map { project.files[$0] }
    project.files = [real: texts[0], "Tests/Other/A.swift": texts[1]]
      .compactMapValues(\.self)
    #expect(try project.run("--update") == "Updated 0 of 2 generated fakes")
    project.modules = [Self.trails("save")]
    #expect(
      try project.run("--update") == """
        Wrote Tests/Other/A.swift
        Wrote Tests/TrailsTests/RealStore.swift
        Updated 2 of 2 generated fakes
        """)
    let partial = try #require(project.files[real])
    #expect(
      partial.split(separator: "\n")[1] == "// \(start) Store --name Real --partial")
    #expect(partial.contains("fallbackValue: wrapped.save()"))
    let spy = try #require(project.files["Tests/Other/A.swift"])
    #expect(
      spy.split(separator: "\n")[1] == "// \(start) Store --output Tests/Other --kind spyable")
    #expect(spy.contains("final class FakeStore: Store, Spyable, Sendable {"))
    #expect(project.files.count == 2)
  }

  /// The command in the header would write another file.
  @Test func commandForAFakeThatWasMovedNamesItsFolder() throws {
    var project = try project()
    let moved = "Tests/Doubles/FakeStore.swift"
    project.files[moved] = project.files.removeValue(forKey: store)
    let command = "\(start) Store --output Tests/Doubles"
    project.modules = [Self.trails("save")]
    #expect(
      try project.run("--check") == """
        Checked 2 generated fakes; to regenerate those that are out of date, use --update
        error: \(moved) is out of date; to regenerate it: \(command)
        """)
    project.files[moved]? += "// An edit.\n"
    #expect(
      try project.run("--update") == """
        Updated 0 of 2 generated fakes
        error: \(moved) was edited; move the edits to another file, then run: \(command) --force
        """)
    #expect(
      try project.run("Store", "--output", "Tests/Doubles", "--force") == "Wrote \(moved)")
    #expect(project.files[store] == nil)
  }

  /// It is the folder without the option, too.
  @Test func headerOmitsTheDefaultFolder() throws {
    var project = try project()
    #expect(
      try project.run("Store", "--output", "Tests/TrailsTests/Fakes") == "\(store) is up to date")
  }

  @Test func typeMayMoveToAnotherModule() throws {
    var project = try project()
    var huts = GraphBuilder("Huts")
    huts.type("protocol Store")
    huts.type("protocol Guide")
    project.modules = [GraphBuilder("Trails"), huts]
    project.workspace.modules.append(.init(name: "Huts", isOwn: true, sources: []))
    #expect(
      try project.run("--update")
        == "Wrote \(guide)\nWrote \(store)\nUpdated 2 of 2 generated fakes")
    #expect(project.files[store]?.contains("\nimport Huts\n") == true)
  }

  /// The command in the header names the module, so it can't find the type any more.
  @Test func typeThatHasMovedNeedsACommand() throws {
    var project = try project()
    let path = "Tests/Other/FakeStore.swift"
    #expect(
      try project.run("Store", "--module", "Trails", "--output", "Tests/Other", "--no-calls")
        == "Wrote \(path)")
    var huts = GraphBuilder("Huts")
    huts.type("protocol Store")
    project.modules[0] = GraphBuilder("Trails")
    project.modules.append(huts)
    project.workspace.modules.append(.init(name: "Huts", isOwn: true, sources: []))
    project.mentions = ["Store": ["Huts"]]
    project.files[guide] = nil
    project.files[store] = nil
    let command = "\(start) Store --module Huts --no-calls"
    #expect(
      try project.run("--update") == """
        Updated 0 of 1 generated fake
        error: \(path) is the fake for Store, which Huts declares now; delete it and run: \(command)
        """)
    #expect(try project.run("Store", "--module", "Huts", "--no-calls") == "Wrote \(store)")
  }

  @Test func invalidHeadersAndUnreadableFilesStopNothing() throws {
    var project = try project()
    project.modules = [Self.trails("save")]
    project.files["A.swift"] = "// Generated from A. Do not edit:\n// generate-fake A --fast\n\n"
    project.lockedFiles = [guide]
    #expect(
      try project.run("--update") == """
        Wrote \(store)
        Updated 1 of 3 generated fakes
        error: the command in the second line of A.swift is invalid: unknown option '--fast'; see \
        --help
        error: \(guide) can't be read: Permission denied
        """)
  }

  @Test func reasonOfSeveralFakesIsReportedOnce() throws {
    var project = try project()
    project.modules = []
    project.unreadable = ["Trails": UnreadableModule(home: .folder)]
    let reason = "the folder has no symbol graph of the module Trails"
    let output = try project.run("--update")
    #expect(output.contains("error: 2 fakes can't be updated: \(reason)"))
    #expect(output.hasSuffix("\n  \(guide)\n  \(store)"))
    #expect(try project.run("--check").contains("error: 2 fakes can't be checked: \(reason)"))
  }

  /// Members that can't be faked are implemented in an extension, and were reported before.
  @Test func omittedMembersAreReportedOnlyIfTheFileIsWritten() throws {
    var trails = GraphBuilder("Trails")
    let opaque = Member(title: "all()", text: "func all() -> some Sequence")
    trails.type("protocol Store", members: [opaque])
    var project = Project(modules: [trails])
    let error = """
      error: Store.all() is omitted: its result type is opaque ('some'); implement it in an \
      extension of the fake, in a separate file
      """
    #expect(try project.run("Store") == "Wrote \(store)\n\(error)")
    #expect(try project.run("Store") == "\(store) is up to date")
    #expect(try project.run("--update") == "Updated 0 of 1 generated fake")
    #expect(try project.run("--check") == "Checked 1 generated fake")
    #expect(try project.run("--check", "Store") == "")
    project.files[store] = project.files[store]?.replacing("Checksum: ", with: "Checksum:  ")
      .replacing("class FakeStore", with: "class  OldStore")
    #expect(
      try project.run("--update", "--force")
        == "Wrote \(store)\nUpdated 1 of 1 generated fake\n\(error)")
  }
}
