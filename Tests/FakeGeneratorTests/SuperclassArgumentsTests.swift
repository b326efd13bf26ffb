import FakeGenerator
import Testing

/// Tests which types a class's source means when it names the generic arguments of its superclass.
@Suite struct SuperclassArgumentsTests {
  /// A class that inherits from `Huts.Store<Item>`.
  private var trails: GraphBuilder {
    var trails = GraphBuilder("Trails")
    trails.file = "/Peak.swift"
    trails.type("class Peak", kind: "class", access: "open", members: [Self.initializer])
    trails.inheritance(of: "Peak", from: "Store", in: "Huts")
    return trails
  }

  private var huts: GraphBuilder {
    var huts = GraphBuilder("Huts")
    huts.type(
      "class Store<Item>", kind: "class", path: ["Store"], access: "open",
      members: [
        Self.initializer,
        Member(title: "load(_:)", text: "func load(_ item: Item)", access: "open"),
      ])
    return huts
  }

  private static var initializer: Member { Member(title: "init()", text: "init()", kind: "init") }

  private func text(
    of name: String = "Peak", _ arguments: String, imports: [String] = ["Huts"],
    _ builders: [GraphBuilder]
  ) throws -> String {
    var facts = SourceFacts()
    facts.superclasses = [
      SuperclassClause(path: "/Peak.swift", line: 0, arguments: arguments, imports: imports)
    ]
    return try result([name], builders, sources: ["Trails": facts]).files[0].text
  }

  private func line(
    _ arguments: String, imports: [String] = ["Huts"], _ builders: [GraphBuilder]
  ) throws -> String? {
    try text(arguments, imports: imports, builders)
      .split(separator: "\n").first { $0.contains("func load") }
      .map { String($0.dropFirst("  override func load(_ item: ".count).dropLast(") {".count)) }
  }

  private func module(_ name: String, _ types: String...) -> GraphBuilder {
    var module = GraphBuilder(name)
    for type in types { module.type("struct \(type)", kind: "struct") }
    return module
  }

  @Test(arguments: ["Pass", "Passes.Pass", "[Pass]", "(any Pass)?"])
  func typesOfImportedModulesAreFound(type: String) throws {
    let passes = module("Passes", "Pass")
    let swift = GraphBuilder("Swift")
    let found = try line(type, imports: ["Huts", "Passes"], [trails, huts, passes, swift])
    #expect(found == type.replacing("Passes.", with: ""))
  }

  @Test(arguments: ["`Type`", "Passes.`Type`", "`a b`", "[`default`]"])
  func namesStayInBackticks(type: String) throws {
    var passes = GraphBuilder("Passes")
    for name in ["Type", "a b", "default"] {
      passes.type("struct `\(name)`", kind: "struct", path: [name])
    }
    let builders = [trails, huts, passes, GraphBuilder("Swift")]
    let found = try line(type, imports: ["Huts", "Passes"], builders)
    #expect(found == type.replacing("Passes.", with: ""))
  }

  @Test func importedModulesAreRequested() {
    #expect(throws: Unread(modules: ["Passes", "Swift"])) {
      try line("Pass", imports: ["Huts", "Passes"], [trails, huts])
    }
  }

  /// The module `Huts` may export the module `Passes`.
  @Test(arguments: ["Pass", "Passes.Pass"])
  func typesOfReexportedModulesAreFound(type: String) throws {
    let builders = [trails, huts, module("Passes", "Pass"), GraphBuilder("Swift")]
    #expect(try line(type, builders) == "Pass")
  }

  @Test func importedModuleTakesPrecedence() throws {
    let builders = [
      trails, huts, module("Passes", "Pass"), module("Other", "Pass"), GraphBuilder("Swift"),
    ]
    #expect(try line("Pass", imports: ["Huts", "Passes"], builders) == "Pass")
    #expect(try line("Pass", builders) == nil)
    #expect(try line("Other.Pass", builders) == "Pass")
  }

  @Test func enclosingTypeThatAnotherModuleDeclaresTooIsQualified() throws {
    var (trails, huts) = (trails, huts)
    trails.type("struct House", kind: "struct")
    huts.type("struct House", kind: "struct")
    huts.type("struct Pass", kind: "struct", path: ["House", "Pass"])
    let builders = [trails, huts, GraphBuilder("Swift")]
    #expect(try line("Huts.House.Pass", builders) == "Huts.House.Pass")
  }

  @Test func caseIsNamedAfterTheWholeType() throws {
    var huts = GraphBuilder("Huts")
    huts.type(
      "class Store<Item>", kind: "class", path: ["Store"], access: "open",
      members: [
        Self.initializer, Member(title: "load(_:)", text: "func load(_ item: Item)"),
        Member(title: "load(_:)", text: "func load(_ count: Int)"),
      ])
    huts.type("struct Pass", kind: "struct", path: ["House", "Pass"])
    let text = try text("Set<House.Pass>", [trails, huts, GraphBuilder("Swift")])
    let cases = text.split(separator: "\n").filter { $0.hasPrefix("    case ") }
    #expect(
      cases == [
        "    case loadSetHousePass = \"load(_:) (Set<House.Pass>)\"",
        "    case loadInt = \"load(_:) (Int)\"",
      ])
  }

  @Test func classWithoutArgumentsOfItsOwnInheritsThem() throws {
    var trails = trails
    trails.file = "/Summit.swift"
    trails.type("class Summit", kind: "class", access: "open")
    trails.inheritance(of: "Summit", from: "Peak", in: "Trails")
    let text = try text(of: "Summit", "Int", [trails, huts])
    #expect(text.contains("  override func load(_ item: Int) {\n"))
  }

  @Test(arguments: ["Unknown", "Huts.Unknown", "(Int) -> Void"])
  func membersWithUnknownTypesAreOmitted(type: String) throws {
    #expect(try line(type, [trails, huts, GraphBuilder("Swift")]) == nil)
  }
}
