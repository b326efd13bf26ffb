import FakeGenerator
import Testing

/// Tests parsing the compiler's declarations.
@Suite struct ReadingTests {
  private func line(_ text: String, kind: String = "class") throws -> Substring {
    var trails = GraphBuilder("Trails")
    let walk = Member(title: "walk()", text: text)
    if kind == "class" {
      let initializer = Member(title: "init()", text: "init()", kind: "init")
      trails.type("class Trail", kind: kind, access: "open", members: [initializer, walk])
    } else {
      trails.type("protocol Trail", kind: kind, access: "public", members: [walk])
    }
    let written = try result(["Trail"], [trails]).files[0].text
    let end = written.split(separator: "SpryStorage()\n\n")[1]
    return try #require(end.split(separator: " {\n").first)
  }

  @Test(arguments: [
    "3", "-1.5e-3", "0xFF_FF", "nil", "true", "[]", "[:]", "[1, -2]", "#function", #""""#,
    "{}", "{ _, _ in }", #""a, \"b\" (c: ""#, ##"#"a "b", c"#"##,
  ])
  func literalDefaultValuesAreRepeated(value: String) throws {
    #expect(
      try line("func walk(_ length: Int = \(value), to end: Int = 2)")
        == "  override func walk(_ length: Int = \(value), to end: Int = 2)")
  }

  @Test(arguments: [
    "length", ".zero", "Int()", "1 < 2", "1 << 2", "[length]", #""a\(b("c"), d)""#, "{ $0 > 1 }",
    #""a\(b(", "))""#,
    "Set<Int>()", ##"#"\#(c)"#"##, "\"\"\"\na\n\"\"\"",
  ])
  func otherDefaultValuesAreOmitted(value: String) throws {
    #expect(
      try line("func walk(_ length: Int = \(value), to end: Int = 2)")
        == "  override func walk(_ length: Int, to end: Int = 2)")
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
}
