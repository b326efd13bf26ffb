import FakeGenerator
import Testing

/// What the cases of a fake are called where the member's own name will not do.
@Suite struct CaseNameTests {
  /// The first case of the fake of a protocol with one member.
  private func firstCase(_ title: String, _ text: String) throws -> String? {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: title, text: text)])
    return try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
      .first { $0.contains("    case ") }
      .map { String($0.split(separator: "=")[0]).replacing("case", with: "") }
      .map { $0.filter { $0 != " " } }
  }

  @Test(
    "Operators of one sign have names",
    arguments: [
      ("<", "isLess"), (">", "isGreater"), ("+", "plus"), ("-", "minus"), ("*", "times"),
      ("/", "dividedBy"), ("%", "remainder"), ("&", "and"), ("|", "pipe"), ("~", "tilde"),
      ("^", "caret"), ("§", "sign"),
    ])
  func operators(name: String, expected: String) throws {
    #expect(
      try firstCase("\(name)(_:_:)", "static func \(name) (a: Self, b: Self) -> Bool") == expected)
  }

  @Test(
    "Names that mean something else behind a dot are told apart",
    arguments: ["self", "Type", "Protocol", "AllCases", "RawValue"])
  func otherMeanings(name: String) throws {
    #expect(try firstCase("\(name)()", "func \(name)()") == "\(name)Member")
    #expect(try firstCase("\(name)s()", "func \(name)s()") == "\(name)s")
  }

  @Test(
    "Reserved words are parameters in backticks",
    arguments: [
      "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
      "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
      "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
      "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
      "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
      "true", "try", "typealias", "var", "where", "while",
    ])
  func reservedWords(word: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [Member(title: "walk(_:)", text: "func walk(_ \(word): Int)")])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("spryify(.walk, arguments: `\(word)`)"))
  }
}
