import FakeGenerator
import Foundation
import Testing

/// The functions in `calls` have the names of the members unless these are ambiguous.
@Suite struct CallNameTests {
  /// The declarations of the functions in `calls`, without result types.
  private func functions(_ members: Member...) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: members)
    let text = try result(["Trail"], [trails]).files[0].text
    let calls = text.components(separatedBy: "\nextension")[1]
    return calls.matches(of: /(?:(@_disfavoredOverload)\s+)?func ([^\(]+)\(([^\)]*)\)/).map {
      let words = $0.3.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return ($0.1 == nil ? "" : "- ") + "\($0.2)(\(words))"
    }
  }

  /// Matchers don't distinguish overloads whose parameters differ only in their types.
  @Test(
    arguments: [
      (
        ("show(_:)", "func show(_ a: Bool)"),
        [
          "show(_ a: Bool)", "showBool(_ a: TypedArgument<Bool> = .anything)",
          "show(_ a: Int)", "showInt(_ a: TypedArgument<Int> = .anything)",
        ]
      ),
      (
        ("show(b:)", "func show(b: Int)"),
        [
          "show(b: Int)", "- show(b: TypedArgument<Int>)",
          "show(_ a: Int)", "- show(_ a: TypedArgument<Int>)",
        ]
      ),
    ]) func overloadsKeepTheirName(other: (String, String), expected: [String]) throws
  {
    #expect(
      try functions(
        Member(title: other.0, text: other.1),
        Member(title: "show(_:)", text: "func show(_ a: Int)")) == expected)
  }

  @Test func overloadsByResultAreNamedAfterTheirCases() throws {
    #expect(
      try functions(
        Member(title: "show(_:)", text: "func show(_ a: Int) -> Int"),
        Member(title: "show(_:)", text: "func show(_ a: Int) -> Bool"),
        Member(title: "show(_:)", text: "func show(_ a: Bool) -> Bool")) == [
          "showIntInt(_ a: Int)", "- showIntInt(_ a: TypedArgument<Int> = .anything)",
          "showIntBool(_ a: Int)", "- showIntBool(_ a: TypedArgument<Int> = .anything)",
          "show(_ a: Bool)", "showBool(_ a: TypedArgument<Bool> = .anything)",
        ])
  }

  /// The compiler would silently choose the function with the fewest default values.
  @Test func argumentThatDistinguishesAnOverloadCannotBeOmitted() throws {
    #expect(
      try functions(
        Member(title: "show()", text: "func show()"),
        Member(title: "show(_:)", text: "func show(_ a: Int)"),
        Member(title: "show(_:at:by:)", text: "func show(_ a: Int, at b: Int, by c: Int)"),
        Member(title: "show(_:in:)", text: "func show(_ a: Int, in b: Int)"),
        Member(title: "hide(_:in:)", text: "func hide(_ a: Int, in b: Int)"),
        Member(title: "move(_:to:)", text: "func move(_ a: Int, to b: Int)"),
        Member(title: "move(_:to:by:)", text: "func move(_ a: Int, to b: Int, by c: Int)")
      ).filter { $0.contains("Typed") } == [
        "- show(_ a: TypedArgument<Int>)",
        "- show(_ a: TypedArgument<Int> = .anything, at b: TypedArgument<Int>, "
          + "by c: TypedArgument<Int> = .anything)",
        "- show(_ a: TypedArgument<Int> = .anything, in b: TypedArgument<Int>)",
        "- hide(_ a: TypedArgument<Int> = .anything, in b: TypedArgument<Int> = .anything)",
        "- move(_ a: TypedArgument<Int> = .anything, to b: TypedArgument<Int>)",
        "- move(_ a: TypedArgument<Int> = .anything, to b: TypedArgument<Int> = .anything, "
          + "by c: TypedArgument<Int>)",
      ])
  }

  @Test func typesOfValuesDistinguishOverloadsToo() throws {
    let done = "done: @escaping () -> Void"
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "show(_:done:)", text: "func show(_ a: Bool, \(done))"),
        Member(title: "show(_:done:)", text: "func show(_ a: Int, \(done))"),
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.matches(of: /done: TypedArgument<\(\) -> Void> = \.anything/).count == 4)
  }

  @Test func newValueDistinguishesSettingASubscript() throws {
    let get = Member(
      title: "subscript(_:)", text: "subscript(a: Int) -> Int { get }", kind: "subscript")
    let set = Member(
      title: "subscript(b:)", text: "subscript(b b: Int) -> Int { get set }", kind: "subscript")
    let setter =
      "- `subscript`(b: TypedArgument<Int> = .anything, set newValue: TypedArgument<Int>)"
    #expect(
      try functions(set).filter { $0.contains("Typed") } == [
        "- `subscript`(b: TypedArgument<Int> = .anything)", setter,
      ])
    #expect(
      try functions(get, set).filter { $0.contains("Typed") } == [
        "- `subscript`(_ a: TypedArgument<Int>)", "- `subscript`(b: TypedArgument<Int>)", setter,
      ])
  }

  @Test func genericOverloadsAreComparedWithoutParameterNames() throws {
    #expect(
      try functions(
        Member(title: "show(_:)", text: "func show<A>(_ a: A) where A : Hashable"),
        Member(title: "show(_:)", text: "func show<B>(_ b: B) where B : Comparable")
      ).filter { !$0.hasPrefix("-") } == [
        "showA<A: Hashable>(_ a: A)", "showB<B: Comparable>(_ b: B)",
      ])
  }

  /// The compiler couldn't infer the type of the items from that of an item.
  @Test func elementDoesNotDetermineItsCollection() throws {
    #expect(
      try functions(
        Member(
          title: "add(_:done:)",
          text: "func add<T, I>(_ item: T, done: @escaping (I) -> Void) "
            + "where I : Sequence, I.Element == T"))
        == [
          "add<T>(_ item: T, done: TypedArgument<Any?> = .anything)",
          "- add(_ item: TypedArgument<Any?> = .anything, done: TypedArgument<Any?> = .anything)",
        ])
  }

  @Test func collectionDeterminesItsElement() throws {
    #expect(
      try functions(
        Member(
          title: "add(_:done:)",
          text: "func add<T, I>(_ items: I, done: @escaping (T) -> Void) "
            + "where I : Sequence, I.Element == T"))
        == [
          "add<T, I: Sequence>(_ items: I, done: TypedArgument<Any?> = .anything)",
          "- add(_ items: TypedArgument<Any?> = .anything, done: TypedArgument<Any?> = .anything)",
        ])
  }

  @Test func everyOpaqueParameterHasAName() throws {
    let names = ["Value", "T", "U", "V"] + (1...101).map { "T\($0)" }
    func list(_ text: (String) -> String) -> String { names.map(text).joined(separator: ", ") }
    let opaque = list { "\($0.lowercased()): some Hashable" }
    #expect(
      try functions(Member(title: "add()", text: "func add(\(opaque))")).first
        == "add<\(list { "\($0): Hashable" })>(\(list { "\($0.lowercased()): \($0)" }))")
  }

  /// The case for the first member would have the name of the second member.
  @Test func casesNamedLikeAnotherMember() throws {
    #expect(
      try functions(
        Member(title: "show(_:)", text: "func show(_ a: Bool)"),
        Member(title: "show(_:)", text: "func show(_ a: Int)"),
        Member(title: "showInt(_:)", text: "func showInt(_ a: Int)")) == [
          "show(_ a: Bool)", "showBool(_ a: TypedArgument<Bool> = .anything)",
          "show(_ a: Int)", "showIntCall(_ a: TypedArgument<Int> = .anything)",
          "showInt(_ a: Int)", "- showInt(_ a: TypedArgument<Int> = .anything)",
        ])
  }

  @Test func propertyNameAvoidsTheNamesOfParameters() throws {
    let members = [
      Member(title: "fake()", text: "func fake()"),
      Member(title: "owner(fake2:)", text: "func owner(fake2: Int)"),
    ]
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: members)
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("fileprivate let fake3: FakeTrail\n"))
    #expect(text.contains("Calls(fake3: self)"))
  }
}
