import FakeGenerator
import Testing

/// Tests the types of calls and properties in `calls`.
@Suite struct CallTypeTests {
  /// The part of a fake after its class.
  private func calls(_ members: Member...) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("typealias Done = () -> Void", kind: "typealias", path: ["Done"])
    trails.type("typealias Count = Int", kind: "typealias", path: ["Count"])
    trails.type("protocol Trail", members: members)
    return try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
      .drop { !$0.hasPrefix("extension") }.map { String($0.drop { $0 == " " }) }
  }

  private let never = MemberType(name: "Never", id: "s:s5NeverO")

  /// A stub decides whether an initializer fails, and an async call that never returns asks for no
  /// value.
  @Test(
    "A call has the result and the error that a stub can choose",
    arguments: [
      ("init(a: Int)", "Void, Never"), ("init?(a: Int)", "Bool, Never"),
      ("init(a: Int) throws", "Void, any Error"), ("init?(a: Int) throws(Lost)", "Bool, Lost"),
      ("func walk(a: Int)", "Void, Never"), ("func walk(a: Int) -> Int", "Int, Never"),
      ("func walk(a: Int) throws -> Int", "Int, any Error"),
      ("func walk(a: Int) throws(Lost) -> Int", "Int, Lost"),
      ("func walk(a: Int) -> Never", "Never, Never"),
      ("func walk(a: Int) async -> Never", "Void, Never"),
    ])
  func results(text: String, types: String) throws {
    let isInitializer = text.hasPrefix("init")
    let lines = try calls(
      Member(
        title: isInitializer ? "init(a:)" : "walk(a:)", text: text,
        kind: isInitializer ? "init" : "method", type: never))
    #expect(
      lines.filter { $0.hasPrefix("typealias ") } == [
        "typealias \(isInitializer ? "Initialize" : "Walk")Call = "
          + "TypedCall<(Int) -> Void, \(types)>"
      ])
  }

  @Test func settingASubscriptReturnsNothing() throws {
    let lines = try calls(
      Member(
        title: "subscript(_:)", text: "subscript(a: Int) -> Text { get set }", kind: "subscript"))
    #expect(
      lines.filter { $0.hasPrefix("typealias ") } == [
        "typealias SubscriptCall = TypedCall<(Int) -> Void, Text, Never>",
        "typealias SubscriptCall2 = TypedCall<(Int, Text) -> Void, Void, Never>",
      ])
  }

  @Test func propertiesBelongToAnInstanceOrToTheType() throws {
    let lines = try calls(
      Member(title: "a", text: "var a: Int { get set }", kind: "property"),
      Member(title: "b", text: "static var b: Int { get set }", kind: "type.property"),
      Member(title: "c", text: "static var c: Int { get }", kind: "type.property"))
    #expect(
      lines.filter { $0.contains("Typed") } == [
        "var a: TypedProperty<Int> { TypedProperty(.a, of: fake) }",
        "var b: TypedProperty<Int> { TypedProperty(.b, of: FakeTrail.self) }",
        "var c: some StubbableCall<() -> Void, Int, Never> { TypedCall(FakeTrail.call(.c)) }",
      ])
  }

  @Test func errorIsThatOfSwiftIfTheFakeHasATypeOfThatName() throws {
    let error = Member(
      title: "Error", text: "associatedtype Error", kind: "associatedtype",
      type: MemberType(name: "Error", id: "s:6Trails5TrailP5ErrorQa"))
    let lines = try calls(error, Member(title: "walk()", text: "func walk() throws"))
    #expect(lines.contains { $0.contains("TypedCall<() -> Void, Void, any Swift.Error>") })
  }

  /// Closures can't be compared, whatever their type is called.
  @Test(
    "Arguments with functions are only matched",
    arguments: [
      ("Done?", false), ("[Done]", false), ("(() -> Void)?", false), ("[() -> Void]", false),
      ("Count?", true), ("[Count]", true), ("Set<Done>", true),
    ])
  func functions(type: String, isPlain: Bool) throws {
    let name = type.contains("Count") ? "Count" : "Done"
    let lines = try calls(
      Member(
        title: "walk(_:)", text: "func walk(_ a: \(type))",
        type: MemberType(name: name, id: "s:6Trails\(name.count)\(name)")))
    let forms = lines.filter { $0.contains("func walk(") }
      .map { $0.contains("(_ a: TypedArgument<") ? "matcher" : "plain" }
    #expect(forms == (isPlain ? ["plain", "matcher"] : ["matcher"]))
  }
}
