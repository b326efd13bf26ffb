import FakeGenerator
import Testing

/// Tests the names of cases that can't have the name of their member.
@Suite struct CaseNameTests {
  /// The first case of the fake for a protocol with one member.
  private func firstCase(_ title: String, _ text: String) throws -> String? {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: title, text: text)])
    return try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
      .first { $0.contains("    case ") }
      .map { String($0.split(separator: "=")[0]).replacing("case", with: "") }
      .map { $0.filter { $0 != " " } }
  }

  @Test(
    "Common operators and signs have names",
    arguments: [
      ("<", "isLess"), (">", "isGreater"), ("+", "plus"), ("-", "minus"), ("*", "times"),
      ("/", "dividedBy"), ("%", "remainder"), ("&", "and"), ("|", "pipe"), ("~", "tilde"),
      ("^", "caret"), ("§", "sectionSign"), ("<=", "isAtMost"), (">=", "isAtLeast"),
    ])
  func operators(name: String, expected: String) throws {
    #expect(
      try firstCase("\(name)(_:_:)", "static func \(name) (a: Self, b: Self) -> Bool") == expected)
  }

  /// The cases of the fake for a protocol with methods.
  private func cases(_ methods: [String]) throws -> [String] {
    var trails = GraphBuilder("Trails")
    let members = methods.map { text in
      let parameters = text.split(separator: "(")[1].split(separator: ")")[0]
      let labels = parameters.split(separator: ",").map { part in
        "\(part.split(separator: ":")[0].split(separator: " ")[0]):"
      }
      let name = text.split(separator: "(")[0]
      return Member(title: "\(name)(\(labels.joined()))", text: "func \(text)")
    }
    trails.type("protocol Trail", members: members)
    return try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
      .filter { $0.contains("    case ") }
      .map { String($0.split(separator: "=")[0].split(separator: " ")[1]) }
  }

  @Test("Names of overloads contain only what distinguishes them")
  func overloads() throws {
    #expect(
      try cases([
        "send(_ body: Data, to url: URL, headers: [String])",
        "send(_ body: URL, to url: URL, headers: [String])",
        "send(_ body: InputStream, to url: URL, headers: [String])",
      ]) == ["sendData", "sendURL", "sendInputStream"])
    #expect(
      try cases([
        "mark(_ peak: Int)", "mark(_ peak: Int?)", "mark(_ peak: [Int])",
        "mark(_ peak: [Int: String])", "mark(_ peak: Int...)", "mark(_ peak: Int.Type)",
        "mark(_ peak: @escaping (Int) -> Void)", "mark(_ peak: Alps.Peak)",
      ]) == [
        "markInt", "markOptionalInt", "markIntArray", "markIntStringDictionary", "markIntList",
        "markIntType", "markClosure", "markPeak",
      ])
  }

  @Test("Results in names of overloads can't be mistaken for parameters")
  func results() throws {
    #expect(
      try cases(["read(_ a: Int)", "read(_ a: Text) -> Int", "read(_ a: Text) -> Data"]) == [
        "readInt", "readTextInt", "readTextData",
      ])
    #expect(
      try cases(["read(_ a: Int) -> Text", "read(_ a: Int)", "read(_ a: Int) async"]) == [
        "readText", "read", "readAsync",
      ])
  }

  @Test("Names contain only the first labels that distinguish members")
  func labels() throws {
    #expect(
      try cases([
        "session(_ a: Int, task: Int, didReceiveChallenge: Int, completionHandler: Int)",
        "session(_ a: Int, task: Int, didSendBodyData: Int, totalBytesSent: Int)",
        "session(_ a: Int, task: Int)",
      ]) == ["sessionTaskDidReceiveChallenge", "sessionTaskDidSendBodyData", "sessionTask"])
  }

  @Test("Long names have only as many words as fit, and the last ones if they are needed")
  func longNames() throws {
    let type = "AVeryLongNameOfATypeThatIsEvenLongerThanItWouldBeUsual"
    #expect(
      try cases(["put(_ a: \(type))", "put(_ a: [\(type)])", "put(_ a: [\(type)?])"]) == [
        "putAVeryLongNameOfATypeThatIsEvenLongerThanItWouldBeUsual",
        "putAVeryLongNameOfATypeThatIsEvenLongerThanItWouldBeArray",
        "putOptionalAVeryLongNameOfATypeThatIsEvenLongerThanItWouldBe",
      ])
    let labels =
      "_ a: Int, withTheTaskThatWasStarted b: Int, didReceiveTheChallengeOfTheServer c: Int"
    #expect(
      try cases([
        "session(\(labels), completionHandlerForAnswers: Int)",
        "session(\(labels), completionHandlerForErrors: Int)", "session(\(labels))",
        "session(_ a: Int)",
      ]) == [
        "sessionWithTheTaskThatWasStartedDidReceiveTheAnswers",
        "sessionWithTheTaskThatWasStartedDidReceiveTheChallengeErrors",
        "sessionWithTheTaskThatWasStartedDidReceiveTheChallengeServer", "session",
      ])
  }

  @Test("Base names stay whole, and names that differ only in a long word have numbers")
  func longBaseNamesAndWords() throws {
    let base = String(repeating: "walk", count: 16)
    #expect(
      try cases(["\(base)(a: Int)", "\(base)(b: Int)", "\(base)(_ c: Int)"])
        == ["\(base)", "\(base)2", "\(base)3"])
    let word = String(repeating: "a", count: 60)
    #expect(try cases(["go(\(word)b: Int)", "go(\(word)c: Int)"]) == ["go", "go2"])
  }

  /// A class such as a visitor can have hundreds.
  @Test("Many overloads are named in seconds", .timeLimit(.minutes(1)))
  func manyOverloads() throws {
    let names = try cases((1...250).map { "visit(_ node: Node\($0)) -> Node\($0)" })
    #expect(names == (1...250).map { "visitNode\($0)" })
  }

  @Test(
    "Names with another meaning after a dot are changed",
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
