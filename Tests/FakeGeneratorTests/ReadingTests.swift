import FakeGenerator
import Testing

/// Tests parsing the compiler's declarations.
@Suite struct ReadingTests {
  private func line(
    _ text: String, kind: String = "class", of memberKind: String = "method"
  ) throws -> Substring {
    var trails = GraphBuilder("Trails")
    let walk = Member(title: "walk()", text: text, kind: memberKind)
    if kind == "class" {
      let initializer = Member(title: "init()", text: "init()", kind: "init")
      trails.type("class Trail", kind: kind, access: "open", members: [initializer, walk])
    } else {
      trails.type("protocol Trail", kind: kind, access: "public", members: [walk])
    }
    let written = try result(["Trail"], [trails]).files[0].text
    let end = written.split(separator: "SpryStorage()\n")[1].trimmingPrefix { $0 == "\n" }
    return try #require(end.split(separator: " {\n").first)
  }

  @Test(arguments: [
    "3", "-1.5e-3", "0xFF_FF", "nil", "true", "[]", "[:]", "[1, -2]", "#function", "#column",
    "#dsohandle", "#file", "#fileID", "#filePath", "#isolation", "#line", #""""#, "{}",
    "{ _, _ in }", #""a, \"b\" (c: ""#, ##"#"a "b", c"#"##,
  ])
  func literalDefaultValuesAreRepeated(value: String) throws {
    #expect(
      try line("func walk(_ length: Int = \(value), to end: Int = 2)")
        == "  override func walk(_ length: Int = \(value), to end: Int = 2)")
  }

  @Test(arguments: [
    "length", ".zero", "Int()", "1 < 2", "1 << 2", "[length]", #""a\(b("c"), d)""#, "{ $0 > 1 }",
    #""a\(b(", "))""#, #""a\(b(c), "d, e")""#, #""a\(b(c(d)), "e, f", ")") (g, ""#,
    #""a\((b, c), "d, e", (f))""#, ##"#"a\#(b("c, d", (e)), ", f") g, "#"##,
    "Set<Int>()", ##"#"\#(c)"#"##, "\"\"\"\na\n\"\"\"",
  ])
  func otherDefaultValuesAreOmitted(value: String) throws {
    #expect(
      try line("func walk(_ length: Int = \(value), to end: Int = 2)")
        == "  override func walk(_ length: Int, to end: Int = 2)")
  }

  @Test func modifiersAndAttributesAreRead() throws {
    #expect(
      try line("@discardableResult nonisolated func walk() -> Int", kind: "protocol")
        == "  @discardableResult nonisolated func walk() -> Int")
    #expect(
      try line(
        "nonisolated(unsafe) var walk: Int { get async throws }", kind: "protocol", of: "property")
        == "  nonisolated var walk: Int")
    #expect(try line("mutating func walk()", kind: "protocol") == "  func walk()")
    #expect(
      try line("@concurrent func walk() async", kind: "protocol")
        == "  @concurrent func walk() async")
  }

  @Test(arguments: [
    ("async", "async"), ("reasync", "async"), ("throws", "throws"),
    ("throws(Never)", ""), ("throws(any Error)", "throws"), ("throws(Fall)", "throws(Fall)"),
    ("async throws(Fall)", "async throws(Fall)"), ("async throws", "async throws"),
  ])
  func effectsAreRepeated(printed: String, written: String) throws {
    for result in ["", " -> Int"] {
      #expect(
        try line("func walk() \(printed)\(result)", kind: "protocol")
          == "  func walk()" + (written.isEmpty ? "" : " \(written)") + result)
    }
    #expect(
      try line("func walk() \(printed) -> ()", kind: "protocol")
        == "  func walk()" + (written.isEmpty ? "" : " \(written)"))
  }

  @Test func namesThatBeginWithADigitAreInBackticks() throws {
    #expect(
      try line("func `2nd`<`4th`>(_ `3rd`: `4th`, `5th`: Int, `a b` `6`: Int)", kind: "protocol")
        == "  func `2nd`<`4th`>(_ `3rd`: `4th`, `5th`: Int, `a b` `6`: Int)")
  }

  @Test(arguments: [
    "@escaping @MainActor () -> Void", "(@MainActor () -> Void)?", "[@MainActor () -> Void]",
    "(@isolated(any) () async -> Void)?", "@escaping @convention(c) (Int) -> Void",
    "[String: @Sendable (Int) -> Void]", "(nonisolated(nonsending) () async -> Void)?",
    "@escaping (@escaping @MainActor () -> Void) -> @MainActor () -> Void",
    "sending @escaping () -> Void", "borrowing [Int]",
  ])
  func attributedTypesAreRepeated(type: String) throws {
    #expect(
      try line("func walk(_ step: \(type))", kind: "protocol") == "  func walk(_ step: \(type))")
  }

  @Test(arguments: [
    ("[String:[Int:Text]]", "[String: [Int: Text]]"), ("(Int , Text)", "(Int, Text)"),
    ("any Peak&Hut", "any Peak & Hut"), ("any (Peak & ~Copyable)", "any (Peak & ~Copyable)"),
    ("(a: Int, b: [Text])?", "(a: Int, b: [Text])?"),
    (
      "Map<Int, [Text]>.Index...",
      "Map<Int, [Text]>.Index..."
    ), ("inout [Int]", "inout [Int]"), ("Int!", "Int!"),
    ("@escaping (Int) async throws(Lost)->[Int]", "@escaping (Int) async throws(Lost) -> [Int]"),
    ("[@Sendable (Int)->()]", "[@Sendable (Int) -> ()]"),
  ])
  func typesHaveSpacesLikeSources(type: String, written: String) throws {
    #expect(
      try line("func walk(_ a: \(type))", kind: "protocol") == "  func walk(_ a: \(written))")
  }

  @Test(arguments: [
    ("func walk() -> ()", "func walk()"), ("func walk() -> Void", "func walk()"),
    ("func walk()->Int", "func walk() -> Int"),
    ("func walk() throws(any Error)", "func walk() throws"),
    (
      "func walk<T>(_ a: T) where T : Hashable, T : Sendable, T.A == Int",
      "func walk<T: Hashable & Sendable>(_ a: T) where T.A == Int"
    ),
    (
      "func walk<T, U>(_ a: T, _ b: U) where T : Hashable, U : Sequence, U.Element == T",
      "func walk<T: Hashable, U: Sequence>(_ a: T, _ b: U) where U.Element == T"
    ),
    (
      "func walk<T>(_ a: T) where T : Decodable, T : Hut, T : Encodable",
      "func walk<T: Decodable & Hut & Encodable>(_ a: T)"
    ),
    ("func walk<T>(_ a: T) where T : Decodable", "func walk<T: Decodable>(_ a: T)"),
  ])
  func declarationsAreWrittenLikeSources(declaration: String, written: String) throws {
    #expect(try line(declaration, kind: "protocol") == "  \(written)")
  }
}
