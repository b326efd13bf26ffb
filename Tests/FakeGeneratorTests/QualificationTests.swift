import FakeGenerator
import Foundation
import Testing

@Suite struct QualificationTests {
  /// A type of the tested module is qualified if it has the name of a type in Spry.
  @Test func allPublicTypesOfSpryAreKnown() throws {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    let declaration = /^public (?:final )?(?:struct|class|enum|protocol|actor|typealias) (\w+)/
      .anchorsMatchLineEndings()
    var names: Set<String> = []
    for module in ["Spry", "SpryXCTest", "SpryTesting"] {
      let folder = sources.appending(path: module)
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for file in files ?? [] where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for match in text.matches(of: declaration) { names.insert(String(match.1)) }
      }
    }
    #expect(names.count > 10)
    #expect(names.subtracting(Qualification.spryNames) == [])
  }

  @Test func typeNamedLikeOneOfSprysIsQualified() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Gate")
    let text = try result(["Gate"], [trails]).files[0].text
    #expect(text.contains("final class FakeGate: Trails.Gate, Spryable, Sendable {"))
    let partial = try result(["Gate", "--partial"], [trails]).files[0].text
    #expect(partial.contains("  private let wrapped: any Trails.Gate\n"))
    #expect(partial.contains("  init(wrapping wrapped: any Trails.Gate) {\n"))
  }

  @Test func qualifiedProtocolKeepsTheIsolationOfItsConformance() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Gate", attribute: Attribute(name: "MainActor", id: "s:ScM"))
    trails.conformance(of: "Gate", to: "Equatable", in: "Swift", id: "s:SQ")
    let text = try result(["Gate"], [trails]).files[0].text
    #expect(
      text.contains(
        "@MainActor final class FakeGate: @MainActor Trails.Gate, nonisolated Spryable {"))
  }

  @Test func typesOfSpryThatTheModuleDeclaresTooAreImported() throws {
    var trails = GraphBuilder("Trails")
    let open = Member(title: "open(_:)", text: "func open(_ width: inout Int)")
    trails.type("protocol Gate", members: [open])
    trails.type("struct TypedCall", kind: "struct")
    trails.type("class Inout", kind: "class")
    let imports = try result(["Gate"], [trails]).files[0].text.split(separator: "\n")
      .filter { $0.contains("import ") }
    #expect(
      imports == [
        "import SpryXCTest", "import Trails", "import class Spry.Inout",
        "import struct Spry.TypedCall",
      ])
  }

  @Test(
    "Each type of Spry that fakes name is imported if the module declares one of its name",
    arguments: [
      ("GeneratedFunction", "protocol"), ("Inout", "class"), ("NoFunctions", "enum"),
      ("Rethrowing", "struct"), ("Spryable", "protocol"), ("SpryStorage", "class"),
      ("Spyable", "protocol"), ("Stubbable", "protocol"), ("StubbableCall", "protocol"),
      ("Transient", "struct"), ("TypedArgument", "struct"), ("TypedCall", "struct"),
      ("TypedProperty", "struct"), ("Weakly", "struct"), ("Checkpoint", nil),
    ])
  func typesOfSpry(name: String, keyword: String?) throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Pass")
    trails.type("actor \(name)", kind: "class", path: [name])
    let imports = try result(["Pass"], [trails]).files[0].text.split(separator: "\n")
      .filter { $0.contains(" Spry.") }
    #expect(imports == (keyword.map { ["import \($0) Spry.\(name)"] } ?? []))
  }

  /// The compiler would search for `Trails.Gate` in the type.
  @Test func typeInAModuleWithATypeOfItsNameIsImported() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Gate")
    trails.type("struct Trails", kind: "struct")
    let text = try result(["Gate"], [trails]).files[0].text
    #expect(text.contains("\nimport Trails\nimport protocol Trails.Gate\n\n"))
    #expect(text.contains("final class FakeGate: Gate, Spryable, Sendable {"))
  }

  @Test func typeInAModuleWhoseNameIsATypeOfAnotherOneIsImported() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Gate",
      members: [
        Member(
          title: "open(_:)", text: "func open(_ hall: Hall)",
          type: MemberType(name: "Hall", id: "s:5Rooms4Hall"))
      ])
    var rooms = GraphBuilder("Rooms")
    rooms.type("struct Hall", kind: "struct")
    rooms.type("struct Trails", kind: "struct")
    let text = try result(["Gate"], [trails, rooms]).files[0].text
    #expect(text.contains("\nimport Trails\nimport protocol Trails.Gate\n\n"))
    #expect(text.contains("final class FakeGate: Gate, Spryable, Sendable {"))
  }

  /// The file of a fake whose member has a parameter of a type with the specified identifier.
  private func text(ofFakeWithType id: String) throws -> String {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "close(_:)", text: "func close(_ gate: Gate)",
          type: MemberType(name: "Gate", id: id))
      ])
    var rooms = GraphBuilder("Rooms")
    rooms.type("struct Gate", kind: "struct")
    return try result(["Trail"], [trails, rooms]).files[0].text
  }

  @Test(
    "A type's identifier determines the module to import",
    arguments: [
      ("c:@S@Gate", ["Foundation", "SpryXCTest"]), ("s:So4GateV", ["Foundation", "SpryXCTest"]),
      ("s:s4GateV", ["SpryXCTest"]), ("s:5Rooms4GateV", ["Rooms", "SpryXCTest"]),
    ])
  func imports(id: String, modules: [String]) throws {
    let lines = try text(ofFakeWithType: id).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("import ") } == (modules + ["Trails"]).map { "import \($0)" })
  }

  @Test func typeOfErrorsIsImported() throws {
    var trails = GraphBuilder("Trails")
    let type = MemberType(name: "Gate", id: "s:5Rooms4GateV")
    trails.type(
      "protocol Trail",
      members: [Member(title: "close()", text: "func close() throws(Gate)", type: type)])
    var rooms = GraphBuilder("Rooms")
    rooms.type("struct Gate", kind: "struct")
    let lines = try result(["Trail"], [trails, rooms]).files[0].text.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("import ") }
        == ["import Rooms", "import SpryXCTest", "import Trails"])
  }

  @Test(
    "Types named like one of Spry's are qualified, except C types, which have no module",
    arguments: [
      ("c:@S@Gate", "Gate"), ("s:So4GateV", "Gate"), ("s:s4GateV", "Swift.Gate"),
      ("s:5Rooms4GateV", "Rooms.Gate"),
    ])
  func qualifiedNames(id: String, name: String) throws {
    #expect(try text(ofFakeWithType: id).contains("  func close(_ gate: \(name)) {\n"))
  }

  @Test func typeThatAnotherDependencyDeclaresTooIsQualified() throws {
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Rooms", isOwn: false, sources: []))
    workspace.modules.append(.init(name: "Huts", isOwn: false, sources: []))
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "close(_:)", text: "func close(_ hall: Hall)",
          type: MemberType(name: "Hall", id: "s:5Rooms4Hall")),
        Member(
          title: "open(_:)", text: "func open(_ door: Door)",
          type: MemberType(name: "Door", id: "s:4Huts4Door")),
      ])
    var rooms = GraphBuilder("Rooms")
    rooms.type("struct Hall", kind: "struct")
    var huts = GraphBuilder("Huts")
    huts.type("struct Hall", kind: "struct")
    huts.type("struct Door", kind: "struct")
    let text = try result(["Trail"], [trails, rooms, huts], workspace: workspace).files[0].text
    #expect(text.contains("  func close(_ hall: Rooms.Hall) {\n"))
    #expect(text.contains("  func open(_ door: Door) {\n"))
  }

  /// Nothing else shows that the names have several meanings.
  @Test func typesWithTheSameNameInOneFakeAreQualified() throws {
    var trails = GraphBuilder("Trails")
    let types = ["s:5Rooms4Hall", "s:4Huts4Hall"].map { MemberType(name: "Hall", id: $0) }
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "open(_:)", text: "func open(_ hall: Hall)", type: types[0]),
        Member(title: "shut(_:)", text: "func shut(_ hall: Hall)", type: types[1]),
      ])
    let builders = [trails, GraphBuilder("Rooms"), GraphBuilder("Huts")]
    let text = try result(["Trail"], builders).files[0].text
    #expect(text.contains("  func open(_ hall: Rooms.Hall) {\n"))
    #expect(text.contains("  func shut(_ hall: Huts.Hall) {\n"))
  }

  @Test func typesInAModuleWithATypeOfItsNameAreImportedInOrder() throws {
    var trails = GraphBuilder("Trails")
    trails.type("struct Trails", kind: "struct")
    let kinds = [
      ("Stub", "struct"), ("Checkpoint", "actor"), ("SpryConfiguration", "enum"), ("Hut", "struct"),
    ]
    for (name, kind) in kinds { trails.type("\(kind) \(name)", kind: kind) }
    trails.type(
      "protocol Gate",
      members: kinds.map { name, _ in
        let id = "s:6Trails\(name.count)\(name)"
        return Member(
          title: "a(_:)", text: "func a(_ a: \(name))", type: MemberType(name: name, id: id))
      })
    let imports = try result(["Gate"], [trails]).files[0].text.split(separator: "\n")
      .filter { $0.contains("import ") }
    #expect(
      imports == [
        "import SpryXCTest", "import Trails", "import class Trails.Checkpoint",
        "import enum Trails.SpryConfiguration", "import protocol Trails.Gate",
        "import struct Trails.Stub",
      ])
  }

  @Test func callsIsAnOrdinaryNameInAFakeWithoutThem() throws {
    var trails = GraphBuilder("Trails")
    trails.type("struct Calls", kind: "struct")
    let open = Member(
      title: "open(_:)", text: "func open(_ a: Calls)",
      type: MemberType(name: "Calls", id: "s:6Trails5Calls"))
    trails.type("protocol Trail", members: [open])
    #expect(
      try result(["Trail"], [trails]).files[0].text
        .contains("  func open(_ a: Trails.Calls) {\n"))
    #expect(
      try result(["Trail", "--no-calls"], [trails]).files[0].text
        .contains("  func open(_ a: Calls) {\n"))
  }

  /// The compiler prints the two protocols of which it consists.
  @Test func codableIsQualifiedIfTheModuleDeclaresOne() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Codable")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "save(_:)", text: "func save<V>(_ v: V) where V : Decodable, V : Encodable",
          type: MemberType(
            name: "Decodable", id: "s:Se", others: [MemberType(name: "Encodable", id: "s:SE")]))
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("  func save<V: Swift.Codable>(_ v: V) {\n"))
  }

  /// In the identifier, another underscore comes before that of the name.
  @Test func nameWithAnUnderscoreAndOtherLettersIsQualified() throws {
    var trails = GraphBuilder("Trails")
    trails.type("struct _Ä", kind: "struct")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "close(_:)", text: "func close(_ hall: _Ä)",
          type: MemberType(name: "_Ä", id: "s:5Rooms005___GdaV"))
      ])
    let text = try result(["Trail"], [trails, GraphBuilder("Rooms")]).files[0].text
    #expect(text.contains("  func close(_ hall: Rooms._Ä) {\n"))
  }

  /// An import can't name a type inside a class, whose name the fake inherits.
  @Test func nestedTypeIsNotImported() throws {
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Rooms", isOwn: false, sources: []))
    var trails = GraphBuilder("Trails")
    trails.type("struct Trails", kind: "struct")
    trails.type(
      "class Hut", kind: "class", access: "open",
      members: [
        Member(title: "init()", text: "init()", kind: "init"),
        Member(
          title: "open(_:)", text: "func open(_ key: Key)", access: "open",
          type: MemberType(name: "Key", id: "s:6Trails3Hut3Key")),
        Member(
          title: "clean(_:)", text: "func clean(_ hall: Hall)", access: "open",
          type: MemberType(name: "Hall", id: "s:5Rooms4Hall")),
      ])
    trails.type("struct Key", kind: "struct", path: ["Hut", "Key"])
    var rooms = GraphBuilder("Rooms")
    rooms.type("class Hut", kind: "class")
    rooms.type("struct Key", kind: "struct", path: ["Hut", "Key"])
    rooms.type("struct Hall", kind: "struct")
    let text = try #require(
      result(["Hut"], [trails, rooms], workspace: workspace).files.first
    ).text
    #expect(
      text.split(separator: "\n").filter { $0.contains("import ") } == [
        "import Rooms", "import SpryXCTest", "import Trails", "import class Trails.Hut",
      ])
    #expect(text.contains("  override func open(_ key: Key) {\n"))
  }

  /// The parameter's type of a fake whose member takes a nested type, whose name is one of Spry's.
  private func nested(_ outer: String, kind: String = "struct", written: String = "Stub") throws
    -> String?
  {
    let path = [outer.split(separator: "<").first.map(String.init) ?? "", "Stub"]
    let name = path[0]
    var trails = GraphBuilder("Trails")
    trails.type("\(kind) \(outer)", kind: kind, path: [name])
    trails.type("struct Stub", kind: "struct", path: path)
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "close(_:)", text: "func close(_ stub: \(written))",
          type: MemberType(name: "Stub", id: "s:6Trails\(name.count)\(name)4Stub"))
      ])
    return try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
      .first { $0.contains("func close(") }
      .map { String($0.split(separator: "stub: ")[1].dropLast(") {".count)) }
  }

  /// The generic arguments of the enclosing type are unknown.
  @Test func nestedTypeIsQualifiedWithTheTypeAroundIt() throws {
    #expect(try nested("Hut") == "Hut.Stub")
    #expect(try nested("Hut", written: "[Stub]?") == "[Hut.Stub]?")
    #expect(try nested("Hut", written: "Hut.Stub") == "Hut.Stub")
    #expect(try nested("Hut<Item>") == "Stub")
  }

  /// In a fake with `calls`, the plain name would mean the fake's own type.
  @Test func aliasInAProtocolIsQualifiedWithTheProtocol() throws {
    var trails = GraphBuilder("Trails")
    trails.type("typealias Calls", kind: "typealias", path: ["Trail", "Calls"])
    let type = MemberType(name: "Calls", id: "s:6Trails5Trail5Calls")
    trails.type(
      "protocol Trail",
      members: [Member(title: "walk(_:)", text: "func walk(_ calls: Calls)", type: type)])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("  func walk(_ calls: Trail.Calls) {\n"))
    let plain = try result(["Trail", "--no-calls"], [trails]).files[0].text
    #expect(plain.contains("  func walk(_ calls: Calls) {\n"))
  }

  @Test func constraintsOfAGenericClassAreRepeated() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "class Index<Key> where Key : Collection, Key.Element == Int", kind: "class",
      path: ["Index"], access: "open",
      members: [Member(title: "init()", text: "init()", kind: "init")])
    let text = try #require(result(["Index"], [trails]).files.first).text
    #expect(text.contains(": Index<Key>, Spryable where Key.Element == Int {"))
  }
}

extension QualificationTests {
  /// Only the module that files import can qualify a name.
  @Test(
    "Types of a part of a module are qualified with the module",
    arguments: [
      ("s:20FoundationEssentials4GateV", "Foundation.Gate"),
      ("s:30FoundationInternationalization4GateV", "Foundation.Gate"),
      ("s:10Foundation4GateV", "Foundation.Gate"), ("s:12_Concurrency4GateC", "Swift.Gate"),
      ("s:17_StringProcessing4GateV", "Swift.Gate"),
    ])
  func qualifiedPart(id: String, name: String) throws {
    #expect(try text(ofFakeWithType: id).contains("  func close(_ gate: \(name)) {\n"))
  }

  private var gate: MemberType { MemberType(name: "Gate", id: "s:6Trails4Gate") }

  @Test func typeOfAnAliasIsQualified() throws {
    var trails = GraphBuilder("Trails")
    var item = MemberType(name: "Item", id: "s:6Trails5TrailP4ItemQa")
    item.others = [gate]
    trails.type("struct Gate", kind: "struct")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "Item", text: "associatedtype Item where Item == Gate", kind: "associatedtype",
          type: MemberType(name: "Gate", id: gate.id, others: [item]))
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("\n  typealias Item = Trails.Gate\n"))
  }

  /// A fake with a superclass repeats the initializers that it has to have.
  @Test func typesInInheritedInitializersAreQualified() throws {
    var trails = GraphBuilder("Trails")
    trails.type("struct Gate", kind: "struct")
    trails.type(
      "class Peak", kind: "class",
      members: [
        Member(title: "init()", text: "init()", kind: "init"),
        Member(title: "init(_:)", text: "required init(_ a: Gate)", kind: "init", type: gate),
      ])
    trails.type(
      "protocol Trail",
      members: [Member(title: "init(name:)", text: "init(name: Int)", kind: "init")])
    trails.inheritance(of: "Trail", from: "Peak", in: "Trails")
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("\n  required init(_ a: Trails.Gate) {\n"))
  }
}
