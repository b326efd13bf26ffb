import FakeGenerator
import Testing

/// Lines with more than 100 characters are broken.
@Suite struct LayoutTests {
  /// The lines of a fake for a protocol with one member.
  private func lines(
    _ title: String, _ text: String, kind: String = "method", protocol name: String = "Trail"
  ) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol \(name)", members: [Member(title: title, text: text, kind: kind)])
    return try result([name], [trails]).files[0].text.split(separator: "\n").map(String.init)
  }

  private func name(_ count: Int, _ letter: String = "n") -> String {
    String(repeating: letter, count: count)
  }

  /// The line that starts with a prefix, and the lines after it.
  private func lines(from start: String, _ count: Int, in lines: [String]) -> [String] {
    Array(lines.drop { !$0.hasPrefix(start) }.prefix(count))
  }

  @Test func callsWithUpTo100ColumnsFitOnALine() throws {
    let fits = name(69)
    let long = name(70)
    let whole = "    spryify(.walk, arguments: \(fits))"
    #expect(whole.count == 100)
    #expect(try lines("walk(_:)", "func walk(_ \(fits): Int)").contains(whole))
    #expect(
      lines(from: "    spryify(", 3, in: try lines("walk(_:)", "func walk(_ \(long): Int)")) == [
        "    spryify(", "      .walk, arguments: \(long))", "  }",
      ])
  }

  /// They are for completion, not for reading.
  @Test func linesOfCallsAreNotBroken() throws {
    let long = name(70)
    #expect(
      try lines("walk(_:)", "func walk(_ \(long): Int)").contains(
        "    func walk(_ \(long): Int) -> WalkCall { .init(fake.call(.walk, with: \(long))) }"))
  }

  @Test func argumentsFillLinesUpTo100Columns() throws {
    let first = name(40, "a")
    let whole = "      .walk, arguments: \(first), \(name(33, "b")))"
    #expect(whole.count == 100)
    #expect(
      lines(
        from: "    spryify(", 3,
        in: try lines(
          "walk(_:_:)", "func walk(_ \(first): Int, _ \(name(33, "b")): Int)"))
        == ["    spryify(", whole, "  }"])
    #expect(
      lines(
        from: "    spryify(", 4,
        in: try lines(
          "walk(_:_:)", "func walk(_ \(first): Int, _ \(name(34, "b")): Int)"))
        == ["    spryify(", "      .walk, arguments: \(first),", "      \(name(34, "b")))", "  }"])
  }

  @Test func headsWithUpTo100ColumnsFitOnALine() throws {
    let whole = "  func walk(_ \(name(78)): Int) {"
    #expect(whole.count == 100)
    #expect(try lines("walk(_:)", "func walk(_ \(name(78)): Int)").contains(whole))
    #expect(
      lines(from: "  func", 3, in: try lines("walk(_:)", "func walk(_ \(name(79)): Int)")) == [
        "  func walk(", "    _ \(name(79)): Int", "  ) {",
      ])
  }

  @Test func bodiesWithUpTo100ColumnsFitAfterTheHead() throws {
    let property = name(34)
    let whole = "  var \(property): UInt { stubbedValue(.\(property)) }"
    #expect(whole.count == 100)
    #expect(
      try lines(property, "var \(property): UInt { get }", kind: "property").contains(whole))
    #expect(
      lines(
        from: "  var", 3,
        in: try lines(property, "var \(property): Int64 { get }", kind: "property")) == [
          "  var \(property): Int64 {", "    stubbedValue(.\(property))", "  }",
        ])
  }

  @Test func accessorsWithUpTo100ColumnsFitOnALine() throws {
    func getter(_ property: String) throws -> [String] {
      let text = "var \(property): Int { get set }"
      return lines(from: "    get", 3, in: try lines(property, text, kind: "property"))
    }
    let whole = "    get { stubbedValue(.\(name(73))) }"
    #expect(whole.count == 100)
    #expect(try getter(name(73)).first == whole)
    #expect(try getter(name(74)) == ["    get {", "      stubbedValue(.\(name(74)))", "    }"])
  }

  @Test func getterOnSeveralLinesHasABrace() throws {
    let property = name(90)
    #expect(
      lines(
        from: "  var", 4,
        in: try lines(property, "var \(property): Int { get }", kind: "property")) == [
          "  var \(property): Int {", "    stubbedValue(", "      .\(property))", "  }",
        ])
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "end", text: "var end: Never { get }", kind: "property",
          type: MemberType(name: "Never", id: "s:s5NeverO"))
      ])
    let spy = try result(["Trail", "--kind", "spyable"], [trails]).files[0].text
    #expect(
      spy.contains(
        """
          var end: Never {
            recordCall(.end)
            fatalError("end never returns")
          }

        """))
  }

  @Test func casesWithUpTo100ColumnsFitOnALine() throws {
    let function = name(41)
    let whole = "    case \(function) = \"\(function)(_:)\""
    #expect(whole.count == 100)
    #expect(
      try lines("\(function)(_:)", "func \(function)(_ a: Int)").contains(whole))
    #expect(
      lines(
        from: "    case", 2, in: try lines("\(function)(ab:)", "func \(function)(ab: Int)")) == [
          "    case \(function) =", "      \"\(function)(ab:)\"",
        ])
  }

  @Test func whereClausesWithUpTo100ColumnsFitOnALine() throws {
    func head(_ type: String) throws -> [String] {
      let lines = try lines(
        "walk(_:)",
        "func walk<I>(_ item: I) where I : Collection, I.Element == \(type)")
      return self.lines(from: "  func", 4, in: lines)
    }
    let start = "  func walk<I: Collection>(_ item: I)"
    let whole = "\(start) where I.Element == \(name(41, "T")) {"
    #expect(whole.count == 100)
    #expect(try head(name(41, "T")).first == whole)
    #expect(
      try head(name(42, "T")).prefix(2) == [start, "  where I.Element == \(name(42, "T")) {"])
    // The requirement fits on a line with the brace, without it, or only alone.
    #expect(
      try head(name(76, "T")).prefix(2) == [start, "  where I.Element == \(name(76, "T")) {"])
    #expect("  where I.Element == \(name(76, "T")) {".count == 99)
    #expect(
      try head(name(77, "T")).prefix(2) == [start, "  where I.Element == \(name(77, "T")) {"])
    #expect(
      try head(name(78, "T")).prefix(3) == [start, "  where I.Element == \(name(78, "T"))", "  {"])
    #expect(
      try head(name(79, "T")).prefix(3) == [start, "  where I.Element == \(name(79, "T"))", "  {"])
    #expect(
      try head(name(80, "T")) == [start, "  where", "    I.Element == \(name(80, "T"))", "  {"])
  }

  @Test func longTypesAreBroken() throws {
    let key = name(50, "K")
    let value = name(50, "V")
    let lines = try lines("walk(_:)", "func walk(_ a: \(key)<\(value)>) -> \(value)<\(key)>")
    #expect(
      self.lines(from: "  func", 8, in: lines) == [
        "  func walk(", "    _ a: \(key)<", "      \(value)", "    >", "  ) -> \(value)<",
        "    \(key)", "  > {", "    spryify(.walk, arguments: a)",
      ])
    let closure = "(\(key)) -> \(value)"
    #expect(
      self.lines(
        from: "  func", 5, in: try self.lines("walk(_:)", "func walk(_ a: @escaping \(closure))"))
        == [
          "  func walk(", "    _ a: @escaping (\(key)) ->", "      \(value)", "  ) {",
          "    spryify(.walk, arguments: a)",
        ])
  }

  @Test func genericTypesInsideOthersAreBroken() throws {
    let value = name(90, "V")
    #expect(
      self.lines(
        from: "  func", 3, in: try lines("walk()", "func walk() -> Alps.Map<\(value)>"))
        == ["  func walk() -> Alps.Map<", "    \(value)", "  > {"])
    // The type is a function.
    let closure = "  func walk() -> () -> Map<\(value)> {"
    #expect(
      self.lines(from: "  func", 1, in: try lines("walk()", "func walk() -> () -> Map<\(value)>"))
        == [closure])
  }

  @Test func inheritedTypesWithUpTo100ColumnsFitOnALine() throws {
    func head(_ words: [String]) throws -> [String] {
      let subject = name(30, "N")
      var trails = GraphBuilder("Trails")
      trails.type("protocol \(subject)")
      let text = try result([subject] + words, [trails]).files[0].text
      return lines(from: "final class", 3, in: text.split(separator: "\n").map(String.init))
    }
    let subject = name(30, "N")
    let whole = "final class Fake\(subject): \(subject), Spryable, Sendable {"
    #expect(whole.count == 100)
    #expect(try head([]).first == whole)
    #expect(
      try head(["--kind", "stubbable"]) == [
        "final class Fake\(subject):", "  \(subject), Stubbable, Sendable", "{",
      ])
  }

  @Test func inheritedTypesAndBraceWithUpTo100ColumnsFitOnALine() throws {
    func head(_ subject: String) throws -> [String] {
      var trails = GraphBuilder("Trails")
      trails.type("protocol \(subject)")
      let text = try result([subject, "--kind", "spyable"], [trails]).files[0].text
      return lines(from: "final class", 3, in: text.split(separator: "\n").map(String.init))
    }
    // Only the brace doesn't fit on the line.
    let subject = name(31, "N")
    let types = "final class Fake\(subject): \(subject), Spyable, Sendable"
    #expect(types.count == 99)
    #expect(
      try head(subject) == ["final class Fake\(subject):", "  \(subject), Spyable, Sendable", "{"])
  }

  @Test func inheritedTypesBeforeAWhereClauseFitOnALine() throws {
    func head(_ subject: String) throws -> [String] {
      var trails = GraphBuilder("Trails")
      trails.type(
        "protocol \(subject)",
        members: [
          Member(
            title: "Items",
            text: "associatedtype Items : Collection where Items.Element == \(name(40, "T"))",
            kind: "associatedtype", type: MemberType(name: "Items", id: "s:6Trails5ItemsQa"))
        ])
      let text = try result([subject, "--kind", "spyable"], [trails]).files[0].text
      return lines(from: "final class", 3, in: text.split(separator: "\n").map(String.init))
    }
    let demand = "where Items.Element == \(name(40, "T")) {"
    let subject = name(22, "N")
    let types = "final class Fake\(subject)<Items: Collection>: \(subject), Spyable, Sendable"
    #expect(types.count == 100)
    let fits = try head(subject)
    #expect(fits.prefix(2) == [types, demand])
    let long = try head(subject + "N")
    #expect(
      long == [
        "final class Fake\(subject)N<Items: Collection>:", "  \(subject)N, Spyable, Sendable",
        demand,
      ])
  }
}
