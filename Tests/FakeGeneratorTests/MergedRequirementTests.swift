import FakeGenerator
import Testing

/// Tests requirements that several protocols share, which a fake implements once.
@Suite struct MergedRequirementTests {
  /// The declarations in the fake for a protocol that inherits from others, each with some members.
  private func declarations(
    _ protocols: [[String]], title: String = "walk()", kind: String = "method"
  ) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    for (position, texts) in protocols.enumerated() {
      let members = texts.map { Member(title: title, text: $0, kind: kind) }
      trails.type("protocol Level\(position)", members: members)
      trails.conformance(of: "Trail", to: "Level\(position)", in: "Trails")
    }
    return try result(["Trail", "--no-calls"], [trails]).files[0].text.split(separator: "\n")
      .filter { $0.contains(" walk") && !$0.contains("case ") || $0.contains("  init") }
      .map { String($0.drop { $0 == " " }.split(separator: " {")[0]) }
  }

  /// A member that throws less meets both.
  @Test(arguments: [
    ("", "", ""), (" throws", " throws", " throws"), (" throws", "", ""),
    (" throws", " throws(Fall)", " throws(Fall)"),
    (" throws(Fall)", " throws(Fall)", " throws(Fall)"),
    (" throws(Fall)", " throws(Slip)", ""), (" throws(Fall)", "", ""),
    (" async", " async", " async"),
    (" async", "", ""), (" async throws", "", ""), (" async throws", " throws", " throws"),
    (" async throws", " async", " async"), (" async", " throws", ""),
    (" async throws", " async throws(Fall)", " async throws(Fall)"),
  ])
  func effectsAreThoseThatBothAllow(first: String, second: String, common: String) throws {
    let (first, second) = ("func walk()\(first)", "func walk()\(second)")
    #expect(try declarations([[first], [second]]) == ["func walk()\(common)"])
    #expect(try declarations([[second], [first]]) == ["func walk()\(common)"])
    #expect(try declarations([[first], [second], [first]]) == ["func walk()\(common)"])
  }

  @Test func errorsOfClosuresLeaveTheMemberIfBothAllowThem() throws {
    let texts = ["rethrows", "throws", "throws(Fall)", ""].map {
      "func walk(_ body: () throws -> Int) \($0)"
    }
    let generic = "func walk<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure)"
    let plain = "func walk(_ body: () throws -> Int)"
    for (other, expected) in zip(texts, [generic, generic, plain, plain]) {
      #expect(try declarations([[texts[0]], [other]]) == [expected])
      #expect(try declarations([[other], [texts[0]]]) == [expected])
    }
  }

  /// A protocol can require a function both with and without `async`.
  @Test func asyncOverloadsOfOneProtocolAreTwoMembers() throws {
    let both = ["func walk() throws", "func walk() async"]
    #expect(try declarations([both]) == both)
    #expect(try declarations([both, ["func walk()"]]) == ["func walk()", "func walk() async"])
    #expect(
      try declarations([both, ["func walk() async throws"]])
        == ["func walk() throws", "func walk() async"])
  }

  @Test func propertyHasASetterIfEitherHasOne() throws {
    let getter = "var walk: Int { get }"
    let setter = "var walk: Int { get set }"
    func file(_ first: String, _ second: String) throws -> String {
      var trails = GraphBuilder("Trails")
      trails.type("protocol Trail")
      for (name, text) in [("Alps", first), ("Hills", second)] {
        trails.type(
          "protocol \(name)", members: [Member(title: "walk", text: text, kind: "property")])
        trails.conformance(of: "Trail", to: name, in: "Trails")
      }
      return try result(["Trail"], [trails]).files[0].text
    }
    let set = "    set { recordCall(.walk, arguments: newValue) }\n"
    #expect(try file(getter, setter).contains(set))
    #expect(try file(setter, getter).contains(set))
    #expect(try !file(getter, getter).contains(set))
  }

  @Test func initializerFailsIfBothMay() throws {
    for (first, second, expected) in [
      ("init?(_ id: Int)", "init?(_ id: Int)", "init?(_ id: Int)"),
      ("init?(_ id: Int)", "init(_ id: Int)", "init(_ id: Int)"),
    ] {
      for texts in [[first, second], [second, first]] {
        #expect(
          try declarations(texts.map { [$0] }, title: "init(_:)", kind: "init")
            == ["init()", expected])
      }
    }
  }

  /// Overloads differ in their types, whether they are static, and their constraints.
  @Test func otherOverloadsAreSeparate() throws {
    for texts in [
      ["func walk(_ a: Int)", "func walk(_ a: String)"],
      ["func walk() -> Int", "func walk() -> String"],
      ["func walk<A>(_ a: A)", "func walk<A>(_ a: A) where A : Peak"],
      ["func walk<A>(_ a: A) where A : Peak", "func walk<A>(_ a: A) where A : Hill"],
      ["func walk<A, B>(_ a: A, _ b: B)", "func walk<A, B>(_ a: B, _ b: A) where A : Hill"],
    ] {
      #expect(try declarations(texts.map { [$0] }).count == 2)
    }
    for texts in [
      ["func walk<A>(_ a: A)", "func walk<B>(_ a: B)"],
      ["func walk<A : Peak>(_ a: A)", "func walk<B>(_ a: B) where B : Peak"],
      ["func walk<A, B>(_ a: A, _ b: B)", "func walk<B, A>(_ a: B, _ b: A)"],
      [
        "func walk<A>(_ a: A) where A : Peak, A : Hill",
        "func walk<A>(_ a: A) where A : Hill & Peak",
      ],
    ] {
      #expect(try declarations(texts.map { [$0] }).count == 1)
    }
  }

  @Test func staticMembersAreSeparateFromOthers() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    trails.type("protocol Hill", members: [Member(title: "walk()", text: "func walk()")])
    trails.type(
      "protocol Peak",
      members: [Member(title: "walk()", text: "static func walk()", kind: "type.method")])
    for name in ["Hill", "Peak"] { trails.conformance(of: "Trail", to: name, in: "Trails") }
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    #expect(
      text.matches(of: /\n  ((static )?func walk\(\))/).map { String($0.1) }
        == ["func walk()", "static func walk()"])
  }

  @Test func operatorsBeforeAndAfterAValueAreSeparate() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    for (name, letters) in [("Hill", "op"), ("Peak", "oP")] {
      trails.type(
        "protocol \(name)",
        members: [
          Member(
            title: "^(_:)", text: "static func ^ (a: Int) -> Int", kind: "func.op",
            id: "s:6Trails4\(name)P1s\(letters)yxxFZ")
        ])
      trails.conformance(of: "Trail", to: name, in: "Trails")
    }
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    #expect(
      text.matches(of: /static (\w+) func \^/).map { String($0.1) } == ["prefix", "postfix"])
  }

  /// What both allow decides whether the error of an autoclosure can leave the member.
  @Test func autoclosureIsEvaluatedWithTheEffectsThatBothAllow() throws {
    let text = "func walk(_ a: @autoclosure () throws -> Int)"
    let bodies = try [[" throws", " throws"], [" throws", ""], ["", " throws"]].map { effects in
      var trails = GraphBuilder("Trails")
      trails.type("protocol Trail")
      for (name, effect) in zip(["Hill", "Peak"], effects) {
        trails.type(
          "protocol \(name)", members: [Member(title: "walk(_:)", text: "\(text)\(effect)")])
        trails.conformance(of: "Trail", to: name, in: "Trails")
      }
      return try result(["Trail", "--no-calls"], [trails]).files[0].text.split(separator: "\n")
        .first { $0.contains("spryify") }
    }
    #expect(
      bodies == [
        "    try spryifyThrows(.walk, arguments: try a())",
        "    spryify(.walk, arguments: try? a())", "    spryify(.walk, arguments: try? a())",
      ])
  }
}
