import FakeGenerator
import Testing

/// Tests `--all`, which generates a fake for each protocol that has none.
@Suite struct MissingFakesTests {
  private let guide = Project.path("FakeGuide")
  private let store = Project.path("FakeStore")
  private let start = "swift package --allow-writing-to-package-directory generate-fake"

  private var project: Project {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Store")
    trails.type("protocol Guide", access: "internal")
    trails.type("protocol Secret", access: "private")
    trails.type("protocol Hidden", access: "fileprivate")
    trails.type("enum Room", kind: "enum", access: "private")
    trails.type("protocol Door", path: ["Room", "Door"], access: "internal")
    trails.type("struct Trail", kind: "struct")
    trails.type("class Hiker", kind: "class")
    return Project(modules: [trails])
  }

  private func header(_ file: String?) -> Substring? {
    file?.split(separator: "\n").dropFirst().first
  }

  @Test func protocolsThatTestsCanSeeAreFaked() throws {
    var project = project
    #expect(try project.run("--all") == "Wrote \(guide)\nWrote \(store)\nGenerated 2 fakes")
    #expect(header(project.files[store]) == "// \(start) Store")
    #expect(
      try project.run("--all") == "Generated 0 fakes; 2 protocols had one already")
    #expect(try project.run("--check") == "Checked 2 generated fakes")
  }

  @Test func optionsApplyToAllFakes() throws {
    var project = project
    #expect(
      try project.run("--all", "--module", "Trails", "--kind", "spyable", "--output", "A") == """
        Wrote A/FakeGuide.swift
        Wrote A/FakeStore.swift
        Generated 2 fakes
        """)
    #expect(
      header(project.files["A/FakeStore.swift"])
        == "// \(start) Store --module Trails --output A --kind spyable")
  }

  /// Fakes count wherever they are, and whatever their names are.
  @Test func generatedFakesAreRecognized() throws {
    var project = project
    #expect(try project.run("Store", "--name", "Real", "--output", "Tests/Other") != "")
    #expect(
      try project.run("--all") == "Wrote \(guide)\nGenerated 1 fake; 1 protocol had one already")
  }

  @Test func handwrittenFakesAreRecognized() throws {
    var project = project
    project.files = [
      "Tests/TrailsTests/Doubles.swift": "final class FakeStore: Store {}",
      "Tests/TrailsTests/Guides.swift": "let text = FakeGuide()",
    ]
    #expect(
      try project.run("--all") == """
        Skipped Store, because Tests/TrailsTests/Doubles.swift declares FakeStore; to generate a fake too, pass Store and --name
        Wrote \(guide)
        Generated 1 fake; 1 protocol had one already
        """)
  }

  /// Doubles written by hand have one name or the other.
  @Test(arguments: ["FakeStore", "FakeStoreProtocol"])
  func handwrittenFakesOfProtocolsWithASuffixAreRecognized(name: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol StoreProtocol")
    var project = Project(modules: [trails])
    #expect(try project.run("--all") == "Wrote \(store)\nGenerated 1 fake")
    project.files = ["Tests/TrailsTests/Doubles.swift": "final class \(name): StoreProtocol {}"]
    #expect(
      try project.run("--all") == """
        Skipped StoreProtocol, because Tests/TrailsTests/Doubles.swift declares \(name); to generate \
        a fake too, pass StoreProtocol and --name
        Generated 0 fakes; 1 protocol had one already
        """)
  }

  /// Files are read in any order.
  @Test func firstOfSeveralHandwrittenFakesIsNamed() throws {
    var project = project
    for letter in "ABCDEFGHIJKLMNOPQRST" {
      project.files["Tests/TrailsTests/\(letter).swift"] = "final class FakeStore: Store {}"
    }
    #expect(
      try project.run("--all") == """
        Skipped Store, because Tests/TrailsTests/A.swift declares FakeStore; to generate a fake too, pass Store and --name
        Wrote \(guide)
        Generated 1 fake; 1 protocol had one already
        """)
  }

  @Test func fakesInModulesAreRecognized() throws {
    var project = project
    project.files["Sources/Support/Fakes.swift"] = "public final class FakeStore: Store {}"
    #expect(try project.run("Guide", "--output", "Sources/Support") != "")
    #expect(
      try project.run("--all") == """
        Skipped Store, because Sources/Support/Fakes.swift declares FakeStore; to generate a fake too, pass Store and --name
        Generated 0 fakes; 2 protocols had one already
        """)
  }

  /// An earlier run may have written them to another folder.
  @Test func fakesThatNoTargetContainsAreNamed() throws {
    var project = project
    #expect(try project.run("--all", "--output", "out") != "")
    #expect(
      try project.run("--all") == """
        Counted the fakes in out, which no target contains; to generate them where one does, delete \
        that folder
        Generated 0 fakes; 2 protocols had one already
        """)
    #expect(
      try project.run("--all", "--output", "out")
        == "Generated 0 fakes; 2 protocols had one already")
    #expect(try project.run("Store") == "Wrote \(store)")
    #expect(try project.run("Guide") == "Wrote \(guide)")
    #expect(try project.run("--all") == "Generated 0 fakes; 2 protocols had one already")
  }

  /// Two modules with a protocol of the same name, each with its own tests.
  private var twoModules: Project {
    var project = project
    var huts = GraphBuilder("Huts")
    huts.type("protocol Store", members: [Member(title: "open()", text: "func open()")])
    project.modules.append(huts)
    project.workspace.modules.append(.init(name: "Huts", isOwn: true, sources: []))
    project.workspace.tests.append(
      .init(name: "HutsTests", folder: "Tests/HutsTests", modules: ["Huts"], directModules: []))
    return project
  }

  @Test func sameNameInTwoModulesIsFakedTwice() throws {
    var project = twoModules
    let hut = "Tests/HutsTests/Fakes/FakeStore.swift"
    #expect(
      try project.run("--all") == "Wrote \(guide)\nWrote \(store)\nWrote \(hut)\nGenerated 3 fakes")
    #expect(header(project.files[store]) == "// \(start) Store --module Trails")
    #expect(header(project.files[hut]) == "// \(start) Store --module Huts")
    #expect(try project.run("--all") == "Generated 0 fakes; 3 protocols had one already")
  }

  @Test func handwrittenFakeInOtherTestsDoesNotCount() throws {
    var project = twoModules
    project.files["Tests/HutsTests/Fakes.swift"] = "class FakeStore {}"
    #expect(
      try project.run("--all") == """
        Skipped Store, because Tests/HutsTests/Fakes.swift declares FakeStore; to generate a fake too, pass Store and --name
        Wrote \(guide)
        Wrote \(store)
        Generated 2 fakes; 1 protocol had one already
        """)
  }

  @Test func sameNameInTheSameTestsIsReported() throws {
    var project = twoModules
    project.workspace.tests = [
      .init(name: "T", folder: "T", modules: ["Trails", "Huts"], directModules: [])
    ]
    #expect(
      try project.run("--all") == """
        Wrote T/Fakes/FakeGuide.swift
        Generated 1 fake
        error: the fakes for Trails.Store and Huts.Store share the file T/Fakes/FakeStore.swift; \
        choose another --name for one
        """)
    #expect(try project.run("Store", "--module", "Huts", "--name", "FakeHutStore") != "")
    #expect(
      try project.run("--all")
        == "Wrote T/Fakes/FakeStore.swift\nGenerated 1 fake; 2 protocols had one already")
  }

  @Test func protocolsCanBeExcluded() throws {
    var project = twoModules
    #expect(
      try project.run("--all", "--exclude", "Guide", "Trails.Store", "Secret", "Stor") == """
        Wrote Tests/HutsTests/Fakes/FakeStore.swift
        Generated 1 fake
        warning: there is no protocol named Secret to exclude
        warning: there is no protocol named Stor to exclude; did you mean Store?
        """)
  }

  /// Nothing that can't be faked stops the others.
  @Test func failuresAreNamedAtTheEnd() throws {
    var project = twoModules
    var broken = project.modules[1]
    broken.type(
      "protocol Box",
      members: [
        Member(title: "Function", text: "associatedtype Function", kind: "associatedtype")
      ])
    project.modules[1] = broken
    project.workspace.modules.insert(.init(name: "App", isOwn: true, sources: []), at: 0)
    project.unreadable = ["App": UnreadableModule(home: .package)]
    #expect(
      try project.run("--all", "--exclude", "Guide") == """
        Wrote \(store)
        Wrote Tests/HutsTests/Fakes/FakeStore.swift
        Generated 2 fakes
        error: SwiftPM can't describe the module App, because it doesn't compile for this machine; \
        if it is for another platform, such as iOS, extract its symbol graph and pass the folder \
        with --symbol-graphs (see --help)
        error: Box declares Function, a name that fakes reserve
        """)
  }

  /// A fake in the only test target wouldn't compile if that can't import the module.
  @Test func moduleWithoutTestsGetsNoFakes() throws {
    var project = twoModules
    project.workspace.tests.removeLast()
    let text = """
      no test target depends on Huts, so its protocols get no fakes; choose a folder for them, for example with --module Huts --output Tests/Fakes
      """
    #expect(
      try project.run("--all", "--module", "Huts") == "Generated 0 fakes\nerror: \(text)")
    #expect(
      try project.run("--all")
        == "Wrote \(guide)\nWrote \(store)\nGenerated 2 fakes\nwarning: \(text)")
    #expect(
      try project.run("--all", "--module", "Huts", "--output", "Fakes")
        == "Wrote Fakes/FakeStore.swift\nGenerated 1 fake")
    #expect(
      try project.run("--all", "--module", "Huts")
        == "Generated 0 fakes; 1 protocol had one already")
  }

  /// Of several test targets, none is better than the others.
  @Test func moduleThatTestsReachThroughOthersGetsFakesOnlyIfItIsClearWhere() throws {
    var project = twoModules
    project.workspace.tests = ["A", "B"].map {
      .init(
        name: $0, folder: "Tests/\($0)", modules: ["Trails", "Huts"], directModules: ["Trails"])
    }
    #expect(
      try project.run("--all", "--exclude", "Guide") == """
        Wrote Tests/A/Fakes/FakeStore.swift
        Generated 1 fake
        warning: A and B depend on Huts only through other modules, so its protocols get no fakes; \
        choose a folder for them, for example with --module Huts --output Tests/A/Fakes
        """)
    project = twoModules
    project.workspace.tests = [
      .init(name: "A", folder: "A", modules: ["Trails", "Huts"], directModules: ["Trails"])
    ]
    #expect(
      try project.run("--all", "--exclude", "Guide", "Trails.Store")
        == "Wrote A/Fakes/FakeStore.swift\nGenerated 1 fake")
  }

  @Test func packageWithoutTestsIsAnError() throws {
    var project = project
    project.workspace.tests = []
    #expect(
      try project.run("--all") == """
        Generated 0 fakes
        error: no test target depends on Trails, so its protocols get no fakes; choose a folder \
        for them, for example with --module Trails --output Tests/Fakes
        """)
  }

  @Test func protocolsOfADependencyNeedNoTests() throws {
    var project = twoModules
    project.workspace.modules[1].isOwn = false
    #expect(
      try project.run("--all", "--module", "Huts")
        == "Wrote Tests/HutsTests/Fakes/FakeStore.swift\nGenerated 1 fake")
  }

  /// Modules in a folder of symbol graphs belong to the project if internal declarations are known.
  @Test func moduleIsRequiredIfNoneIsThePackagesOwn() throws {
    var project = project
    project.workspace.modules[0].isOwn = false
    #expect(
      try project.run("--all") == """
        Generated 0 fakes
        error: it's unclear which module to fake; name it, for example with --module Trails
        """)
    #expect(
      try project.run("--all", "--module", "Trails")
        == "Wrote \(store)\nGenerated 1 fake")
  }

  /// A module without protocols isn't compiled.
  @Test func modulesThatMayHaveProtocolsAreRequested() throws {
    var workspace = Workspace(
      modules: ["A", "B", "C"].map { .init(name: $0, isOwn: true, sources: []) }, tests: [])
    workspace.sources = [
      "A": SourceFacts(in: "struct A {}"), "B": SourceFacts(in: "public protocol B {}"),
    ]
    func modules(_ words: String...) throws -> [String] {
      let plan = Plan.make(
        try CommandArguments(words), in: workspace, SymbolIndex([]), existing: ExistingFakes())
      return plan.missing.sorted()
    }
    #expect(try modules("--all") == ["B", "C"])
    #expect(try modules("--all", "--module", "A") == ["A"])
    #expect(try modules("--update") == [])
  }
}
