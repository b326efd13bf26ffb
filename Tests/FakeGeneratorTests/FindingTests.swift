import FakeGenerator
import Testing

/// Tests which declaration a name refers to, and which modules have to be read to find it.
@Suite struct FindingTests {
  private var trails: GraphBuilder {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol TrailStore", members: [Member(title: "count()", text: "func count() -> Int")])
    return trails
  }

  @Test func unreadModuleIsRequested() throws {
    #expect(throws: Unread(modules: ["Trails"])) { try result(["TrailStore"], []) }
    #expect(throws: Unread(modules: ["Huts"])) {
      try result(["TrailStore", "--module", "Huts"], [trails])
    }
    #expect(throws: Unread(modules: ["Huts"])) {
      try result(["TrailStore"], [trails], mentions: ["TrailStore": ["Huts"]])
    }
  }

  @Test func moduleOfAParentIsRequested() throws {
    var trails = trails
    trails.conformance(of: "TrailStore", to: "Named", in: "Parents")
    #expect(throws: Unread(modules: ["Parents"])) { try result(["TrailStore"], [trails]) }

    var parents = GraphBuilder("Parents")
    parents.type("protocol Named", members: [Member(title: "name()", text: "func name() -> Int")])
    let text = try result(["TrailStore"], [trails, parents]).files[0].text
    #expect(text.contains("func name() -> Int {\n    spryify(.name)\n  }"))
  }

  @Test func missingParentIsReported() throws {
    var trails = trails
    trails.conformance(of: "TrailStore", to: "Named", in: "Trails")
    trails.conformance(of: "TrailStore", to: "House.Key", in: "Trails")
    let result = try result(["TrailStore"], [trails])
    #expect(
      result.diagnostics
        == ["House.Key", "Named"].map { .unknownParent("TrailStore", parent: $0) })
    #expect(result.files.count == 1)
  }

  @Test func unknownNameIsReported() throws {
    let result = try result(["TrialStore"], [trails])
    #expect(
      result.diagnostics == [
        .unknownName(
          "TrialStore", nearest: "TrailStore", modules: ["Trails"], isModuleGiven: false)
      ])
    #expect(result.files.isEmpty)
  }

  @Test(arguments: ["pace", "Guide.pace"]) func memberIsNoType(name: String) throws {
    var trails = trails
    trails.type(
      "protocol Guide",
      members: [Member(title: "pace", text: "var pace: Int { get }", kind: "property")])
    let result = try result([name], [trails])
    #expect(
      result.diagnostics == [
        .unknownName(name, nearest: nil, modules: ["Trails"], isModuleGiven: false)
      ])
  }

  @Test func mentionWithoutADeclarationIsIgnored() throws {
    let result = try result(
      ["TrailStore"], [trails, GraphBuilder("Huts")], mentions: ["TrailStore": ["Huts"]])
    #expect(result.files.map(\.path) == ["Tests/TrailsTests/Fakes/FakeTrailStore.swift"])
  }

  /// A mention in the package's own sources doesn't hide a declaration of a dependency.
  @Test func mentionDoesNotHideADependency() throws {
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Huts", isOwn: false, sources: []))
    var huts = GraphBuilder("Huts")
    huts.type("protocol Kitchen")
    let mentions = ["Kitchen": ["Trails", "Huts"]]
    #expect(throws: Unread(modules: ["Huts"])) {
      try result(["Kitchen"], [trails], workspace: workspace, mentions: mentions)
    }
    let found = try result(["Kitchen"], [trails, huts], workspace: workspace, mentions: mentions)
    #expect(found.files.map(\.path) == ["Tests/TrailsTests/Fakes/FakeKitchen.swift"])
  }

  @Test func ownModuleTakesPrecedenceOverADependency() throws {
    var workspace = Workspace.trails
    workspace.modules.insert(.init(name: "Huts", isOwn: false, sources: []), at: 0)
    var huts = GraphBuilder("Huts")
    huts.type("protocol TrailStore")
    let text = try result(
      ["TrailStore"], [trails, huts], workspace: workspace,
      mentions: ["TrailStore": ["Huts", "Trails"]]
    ).files[0].text
    #expect(text.contains("func count() -> Int"))
  }

  @Test func ownModuleTakesPrecedenceInAFolderOfSymbolGraphs() throws {
    var trails = trails
    trails.type("protocol Guide", access: "internal")
    var huts = GraphBuilder("Huts")
    huts.type("protocol TrailStore")
    huts.type("protocol Kitchen")
    let workspace = Workspace(of: [try trails.graph(), try huts.graph()], root: "/")
    func text(_ name: String) throws -> String? {
      try result([name, "--output", "Fakes"], [trails, huts], workspace: workspace).files.first?
        .text
    }
    #expect(try text("TrailStore")?.contains("import Trails\n") == true)
    #expect(try text("Kitchen")?.contains("import Huts\n") == true)
  }

  /// Its sources tell that it doesn't declare the name.
  @Test func moduleThatCannotBeReadHidesNoOther() throws {
    var workspace = Workspace.trails
    workspace.modules.insert(.init(name: "Broken", isOwn: true, sources: []), at: 0)
    let unreadable = ["Broken": UnreadableModule(home: .package)]
    func result(
      _ name: String, mentions: [String: [String]] = [:]
    ) throws -> GenerateCommand.Result {
      try FakeGeneratorTests.result(
        [name], [trails], workspace: workspace, mentions: mentions, unreadable: unreadable)
    }
    #expect(try result("TrailStore").files.count == 1)
    #expect(
      try result("TrialStore").diagnostics == [
        .unknownName(
          "TrialStore", nearest: "TrailStore", modules: ["Trails"], isModuleGiven: false)
      ])
    #expect(
      try result("TrailStore", mentions: ["TrailStore": ["Broken"]]).diagnostics
        == [.unreadableModule("Broken", UnreadableModule(home: .package))])
  }

  @Test(arguments: [("Trials", "Trails"), ("Foundation", nil)])
  func unknownModuleIsReported(module: String, nearest: String?) throws {
    let reason = UnreadableModule(home: .system)
    #expect(
      try result(["A", "--module", module], [trails], unreadable: [module: reason]).diagnostics
        == [.unreadableModule(module, reason, nearest: nearest)])
    let other = UnreadableModule(home: .package)
    #expect(
      try result(["A", "--module", module], [trails], unreadable: [module: other]).diagnostics
        == [.unreadableModule(module, other)])
  }

  /// The other module may be exported by the one that the user names.
  @Test func otherModuleThatDeclaresTheNameIsNamed() throws {
    let mentions = ["Hut": ["Trails", "Huts"]]
    #expect(
      try result(["Hut", "--module", "Trails"], [trails], mentions: mentions).diagnostics == [
        .otherModule("Hut", module: "Trails", home: "Huts")
      ])
  }

  @Test func modulesAreSearchedForANameThatTheSpecifiedOneLacks() throws {
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Huts", isOwn: false, sources: []))
    #expect(throws: Unread(modules: ["Huts"])) {
      try result(
        ["Hut", "--module", "Trails"], [trails], workspace: workspace,
        sources: ["Trails": SourceFacts()])
    }
  }

  @Test func nameMayIncludeTheModule() throws {
    #expect(
      try result(["Trails.TrailStore"], [trails]).files.map(\.command) == [
        "swift package --allow-writing-to-package-directory generate-fake Trails.TrailStore"
      ])
    #expect(
      try result(["Trails.TrailStore", "--module", "Trails"], [trails]).files.count == 1)
    #expect(
      try result(["Huts.TrailStore", "--module", "Trails"], [trails]).diagnostics == [
        .unknownName(
          "Huts.TrailStore", nearest: "TrailStore", modules: ["Trails"], isModuleGiven: true)
      ])
  }

  @Test func nameInSeveralModulesNeedsTheModule() throws {
    var huts = GraphBuilder("Huts")
    huts.type("protocol TrailStore")
    let mentions = ["TrailStore": ["Trails", "Huts"]]
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Huts", isOwn: true, sources: []))
    #expect(
      try result(["TrailStore"], [trails, huts], workspace: workspace, mentions: mentions)
        .diagnostics == [.severalModules("TrailStore", modules: ["Huts", "Trails"])])
    #expect(
      try result(["TrailStore", "--module", "Trails"], [trails, huts]).files.count == 1)
  }

  @Test func severalTypesWithTheSameNameAreReported() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Delegate", path: ["A", "Delegate"])
    trails.type("protocol Delegate", path: ["B", "Delegate"])
    #expect(
      try result(["Delegate"], [trails]).diagnostics
        == [.severalTypes("Delegate", paths: ["A.Delegate", "B.Delegate"])])
    #expect(
      try result(["A.Delegate"], [trails]).files.map(\.path)
        == ["Tests/TrailsTests/Fakes/FakeADelegate.swift"])
  }

  @Test(arguments: [
    ("struct", "struct Trail", "a struct"), ("enum", "enum Trail", "an enum"),
    ("class", "actor Trail", "an actor"),
    ("typealias", "typealias Trail = Int", "an alias of a type"),
  ])
  func otherKindsOfTypesAreRefused(kind: String, text: String, named: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(text, kind: kind, path: ["Trail"])
    #expect(
      try result(["Trail"], [trails]).diagnostics == [.notFakeable("Trail", kind: named)])
  }

  @Test func unavailableTypesAreRefused() throws {
    let nowhere: [[String: Any]] = [["domain": "*", "isUnconditionallyUnavailable": true]]
    var trails = GraphBuilder("Trails")
    trails.type("struct Trail", kind: "struct", availability: nowhere)
    trails.type("protocol Guide", availability: nowhere, isSPI: true)
    #expect(
      try result(["Trail", "Guide"], [trails]).diagnostics
        == [.unavailable("Trail"), .systemInterface("Guide")])
  }

  /// What else is wrong with it doesn't matter.
  @Test(arguments: ["class Hut", "final class Hut", "actor Hut"])
  func unavailableClassesAreRefused(text: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      text, kind: "class", path: ["Hut"],
      members: [Member(title: "init()", text: "init()", kind: "init")],
      availability: [["domain": "*", "isUnconditionallyUnavailable": true]])
    let result = try result(["Hut"], [trails])
    #expect(result.diagnostics == [.unavailable("Hut")])
    #expect(result.files.map(\.path) == [])
  }

  @Test(arguments: [
    ("UUID", "s:20FoundationEssentials4UUIDV"), ("Process", "s:10Foundation7ProcessC"),
    ("NSURL", "c:objc(cs)NSURL"), ("Hut", "s:6Trails3HutC"),
  ])
  func otherAliasesAreRefused(name: String, id: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type("class Hut", kind: "class", path: ["Hut"])
    trails.alias("Trail", of: [(name, id)])
    #expect(
      try result(["Trail"], [trails]).diagnostics
        == [.notFakeable("Trail", kind: "an alias of a type")])
  }

  /// The access level of a nested type says nothing about the types around it.
  @Test(arguments: [
    ("Lock", "Lock", "private"), ("House.Key", "House", "internal"),
    ("House.Room.Key", "House.Room", "private"), ("Hut.Key", nil, ""),
  ])
  func typesThatFakesCannotNameAreRefused(name: String, hidden: String?, access: String) throws {
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Huts", isOwn: false, sources: []))
    var huts = GraphBuilder("Huts")
    huts.type("protocol Lock", access: "private")
    huts.type("struct House", kind: "struct", access: "internal")
    huts.type("struct Room", kind: "struct", path: ["House", "Room"], access: "private")
    huts.type("enum Hut", kind: "enum")
    for outer in ["House", "House.Room", "Hut"] {
      huts.type("protocol Key", path: outer.split(separator: ".").map(String.init) + ["Key"])
    }
    let result = try result(
      [name, "--module", "Huts", "--output", "Fakes"], [GraphBuilder("Trails"), huts],
      workspace: workspace)
    #expect(result.diagnostics == (hidden.map { [.invisible($0, access: access)] } ?? []))
    #expect(result.files.count == (hidden == nil ? 1 : 0))
  }

  /// Aliases of a class that conforms to protocols are compositions, those of a class alone aren't.
  @Test(arguments: [
    ([("Hut", "s:6Trails3HutC"), ("Hashable", "s:SH")], true),
    ([("Hut", "s:6Trails3HutC"), ("Room", "s:6Trails4Room")], false),
    ([("Guide", "s:6Trails5Guide"), ("Room", "s:6Trails4Room")], false),
    ([("Unread", "s:4Huts6UnreadP")], true), ([("Unread", "s:4Huts6UnreadO")], false),
  ])
  func compositionsAreOfProtocols(types: [(String, String)], isFaked: Bool) throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Guide")
    trails.type("struct Room", kind: "struct")
    trails.alias("Trail", of: types.map { (name: $0.0, id: $0.1) })
    let refusal = Diagnostic.notFakeable("Trail", kind: "an alias of a type")
    let huts = GraphBuilder("Huts")
    #expect(
      try result(["Trail"], [trails, huts]).diagnostics.contains(refusal) == !isFaked)
  }

  @Test func aliasesOfProtocolsCanBeFaked() throws {
    var trails = GraphBuilder("Trails")
    trails.alias("Trail", of: [("Hashable", "s:SH"), ("Sendable", "s:s8SendableP")])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("static func == (left: FakeTrail, right: FakeTrail) -> Bool {"))
  }

  @Test(arguments: [("Hashable", "s:SH", true), ("Int", "s:6Trails3IntV", false)])
  func aliasOfAnAliasIsWhatThatOneIs(name: String, id: String, isFaked: Bool) throws {
    var trails = GraphBuilder("Trails")
    trails.alias("Path", of: [("Way", "s:6Trails3Way")])
    trails.alias("Way", of: [(name, id)])
    let refusal = Diagnostic.notFakeable("Path", kind: "an alias of a type")
    #expect(try result(["Path"], [trails]).diagnostics == (isFaked ? [] : [refusal]))
  }

  @Test func classesThatCannotBeSubclassedAreRefused() throws {
    var trails = GraphBuilder("Trails")
    trails.type("final class Guide", kind: "class")
    trails.type("class Hiker", kind: "class")
    trails.type(
      "class Runner", kind: "class", access: "open",
      members: [Member(title: "run()", text: "func run()")])
    var foreign = Workspace.trails
    foreign.modules[0].isOwn = false
    let words = ["Guide", "Hiker", "Runner", "--module", "Trails"]
    #expect(
      try result(words, [trails], workspace: foreign).diagnostics == [
        .finalClass("Guide"), .notSubclassable("Hiker", module: "Trails"),
        .noInitializer("Runner", module: "Trails"),
      ])
  }

  @Test func classesWithoutAnAccessibleInitializerAreRefused() throws {
    let initializer = Member(title: "init()", text: "init()", kind: "init", access: "internal")
    let other = Member(
      title: "init(_:)", text: "convenience init(_ name: String)", kind: "init", access: "public")
    var trails = GraphBuilder("Trails")
    trails.type("class Guide", kind: "class", access: "open", members: [initializer, other])
    trails.type("class Hermit", kind: "class", access: "open", members: [other])
    trails.type("class Novice", kind: "class", access: "open", members: [other])
    trails.inheritance(of: "Novice", from: "Guide", in: "Trails")
    trails.type("class Visitor", kind: "class", access: "open", members: [other])
    trails.inheritance(of: "Visitor", from: "Host", in: "Huts")
    var huts = GraphBuilder("Huts")
    huts.type("class Host", kind: "class", access: "open", members: [initializer])
    let names = ["Guide", "Hermit", "Novice", "Visitor"]
    let own = try result(names, [trails, huts])
    #expect(
      own.diagnostics == [
        .noInitializer("Hermit", module: "Trails"), .noInitializer("Visitor", module: "Huts"),
      ])
    #expect(own.files.map(\.path.lastWord) == ["FakeGuide.swift", "FakeNovice.swift"])

    var foreign = Workspace.trails
    foreign.modules[0].isOwn = false
    #expect(
      try result(names + ["--module", "Trails"], [trails, huts], workspace: foreign).diagnostics
        == [
          .noInitializer("Guide", module: "Trails"), .noInitializer("Hermit", module: "Trails"),
          .noInitializer("Novice", module: "Trails"), .noInitializer("Visitor", module: "Huts"),
        ])
  }

  /// A class doesn't inherit the initializers of its superclass if it declares one.
  @Test func initializerOfTheSuperclassIsThatOfTheNearestClass() throws {
    func initializer(_ title: String, _ text: String) -> Member {
      Member(title: title, text: text, kind: "init")
    }
    var trails = GraphBuilder("Trails")
    trails.type("class Hill", kind: "class", members: [initializer("init()", "init()")])
    trails.type(
      "class Peak", kind: "class", members: [initializer("init(height:)", "init(height: Int)")])
    trails.inheritance(of: "Peak", from: "Hill", in: "Trails")
    trails.type("protocol Trail", members: [initializer("init(name:)", "init(name: String)")])
    trails.inheritance(of: "Trail", from: "Peak", in: "Trails")
    #expect(
      try result(["Trail"], [trails]).diagnostics
        == [.superInitializer("Trail", superclass: "Peak", arguments: "height: …")])
  }

  @Test func classesWithOtherGenericParametersAreRefused() throws {
    let initializer = Member(title: "init()", text: "init()", kind: "init")
    var trails = GraphBuilder("Trails")
    trails.type("class Box<Content>", kind: "class", path: ["Box"])
    trails.type("class Lid", kind: "class", path: ["Box", "Lid"], members: [initializer])
    trails.type("class Row<each Item>", kind: "class", path: ["Row"], members: [initializer])
    #expect(
      try result(["Box.Lid", "Row"], [trails]).diagnostics
        == [.insideOfGeneric("Box.Lid", outer: "Box"), .unusualGenerics("Row")])
  }

  @Test func publicFakeNeedsAPublicType() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", access: "internal")
    trails.type("class Guide", kind: "class")
    #expect(
      try result(["Trail", "Guide", "--access", "public"], [trails]).diagnostics
        == [.publicFakeOfInternal("Trail"), .notSubclassable("Guide", module: "Trails")])
  }

  @Test func associatedTypeWithAReservedNameIsReported() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "Function", text: "associatedtype Function", kind: "associatedtype")
      ])
    #expect(
      try result(["Trail"], [trails]).diagnostics
        == [.reservedName("Trail", "Function")])
  }
}

extension String {
  /// The part of a path after the last slash.
  fileprivate var lastWord: Substring? { split(separator: "/").last }
}
