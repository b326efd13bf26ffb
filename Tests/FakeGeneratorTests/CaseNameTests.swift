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

  @Test(
    "Names that can't be written without backticks are changed",
    arguments: [
      ("2nd", "member2nd"), ("2nd way", "member2ndWay"), ("a b", "aB"), ("_a", "_a"),
      ("_", "_Member"),
      ("a2", "a2"), ("Ä", "Ä"), ("ä-ö", "äÖ"), ("🚀", "rocket"),
      ("🚀🌍", "rocketEarthGlobeEuropeAfrica"),
      ("1️⃣", "member1️⃣"), ("a_b c", "a_bC"),
    ])
  func unusualNames(name: String, expected: String) throws {
    #expect(try firstCase("\(name)()", "func `\(name)`()") == expected)
  }

  @Test(
    "Names of several signs are spelled, or have a name as well",
    arguments: [
      ("==", "equals"), ("!=", "differs"), ("&&", "and"), ("||", "or"), ("!", "not"),
      ("~=", "matches"), ("+=", "add"), ("-=", "subtract"), ("??", "orElse"), ("..<", "upTo"),
      ("...", "through"), ("+-", "plusMinus"), ("**", "starStar"), ("//", "slashSlash"),
      ("%=", "percentEqual"), ("<|>", "lessPipeGreater"), ("&!", "andBang"),
      ("~^", "tildeCaret"), (".?", "dotQuestion"), ("🚀 🚀", "rocketRocket"), ("\u{E000}", "sign"),
    ])
  func severalSigns(name: String, expected: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "\(name)(_:_:)", text: "static func \(name)(a: Self, b: Self)",
          type: MemberType(name: name, id: "", kind: "identifier"))
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("\n    case \(expected) = \"\(name)(_:_:)\"\n"))
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

  @Test(
    "Types have words",
    arguments: [
      ("any Hut", "AnyHut"), ("any Alps.Hut", "Hut"), ("some Hut", "SomeHut"),
      ("(any Hut)?", "OptionalAnyHut"), ("(any Hut.Type)?", "OptionalHutType"),
      ("Int!", "OptionalInt"),
      ("[Int]?", "OptionalIntArray"), ("[[Int]]", "IntArrayArray"),
      ("Int??", "OptionalOptionalInt"),
      ("[String: [Int]]", "StringIntArrayDictionary"), ("[Int]...", "IntArrayList"),
      ("Alps.Hut.Type", "HutType"), ("Hut.Type?", "OptionalHutType"), ("inout Int", "InoutInt"),
      ("Set<Int>", "SetInt"), ("Alps.Set<Int>", "SetInt"), ("Map<[Int]>", "MapInt"),
      ("((Int) -> Void)?", "OptionalClosure"), ("[Int] & Hut", "IntHut"),
      ("(Int, Text)", "IntText"),
      ("[Int: Text].Index", "Index"), ("sending Int", "SendingInt"), ("sending Alps.Hut", "Hut"),
    ])
  func words(type: String, word: String) throws {
    #expect(try cases(["mark(_ a: Peak)", "mark(_ a: \(type))"]) == ["markPeak", "mark\(word)"])
    #expect(try cases(["mark(_ a: \(type))", "mark(_ a: Peak)"]) == ["mark\(word)", "markPeak"])
  }

  /// `[Int]` and `Foo` read the same as `Int` and `ArrayFoo`.
  @Test("Words that read the same together don't distinguish overloads")
  func ambiguousWords() throws {
    #expect(
      try cases([
        "mark(_ a: [Int], _ b: Foo, _ c: X)", "mark(_ a: Int, _ b: ArrayFoo, _ c: Y)",
        "mark(_ a: Int, _ b: Foo, _ c: X)", "mark(_ a: [Int], _ b: ArrayFoo, _ c: X)",
      ]) == ["markIntArrayFooX", "markIntArrayFooY", "markIntFooX", "markIntArrayArrayFooX"])
  }

  @Test("Constraints distinguish overloads, and both parts of Codable are one word")
  func constraints() throws {
    var trails = GraphBuilder("Trails")
    let parts = MemberType(
      name: "Decodable", id: "s:Se", others: [MemberType(name: "Encodable", id: "s:SE")])
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "save(_:)", text: "func save<V>(_ v: V) where V : Decodable, V : Encodable",
          type: parts),
        Member(
          title: "save(_:)", text: "func save<V>(_ v: V) where V : Hashable",
          type: MemberType(name: "Hashable", id: "s:SH")),
      ])
    let cases = try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
      .filter { $0.contains("    case ") }
    #expect(
      cases == [
        "    case saveCodable = \"save(_:) (V) where V: Codable\"",
        "    case saveHashable = \"save(_:) (V) where V: Hashable\"",
      ])
  }

  @Test("Constraints that a where clause keeps distinguish overloads, too")
  func constraintsInWhereClauses() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: ["Int", "Text"].map { element in
        Member(
          title: "save(_:)",
          text: "func save<V>(_ v: V) where V : Sequence, V.Element == \(element)")
      })
    let cases = try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
      .filter { $0.contains("    case ") }
    let start = "\"save(_:) (V) where V: Sequence, V.Element =="
    #expect(
      cases == [
        "    case saveSequenceVElementInt = \(start) Int\"",
        "    case saveSequenceVElementText = \(start) Text\"",
      ])
  }

  @Test("A minus sign before a value has another name than one after or between values")
  func unaryMinus() throws {
    let names = try ["op", "oP", "oi"].map { letters in
      var trails = GraphBuilder("Trails")
      trails.type(
        "protocol Trail",
        members: [
          Member(
            title: "-(_:)", text: "static func - (a: Self) -> Self", kind: "func.op",
            id: "s:6Trails5TrailP1s\(letters)yxxFZ")
        ])
      return try result(["Trail"], [trails]).files[0].text.firstMatch(of: /case (\w+) =/)
        .map { String($0.1) }
    }
    #expect(names == ["negate", "minus", "minus"])
  }

  @Test("Operators before and after a value have names and raw values of their own")
  func fixities() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: ["op", "oP"].map { letters in
        Member(
          title: "^(_:)", text: "static func ^ (a: Self) -> Self", kind: "func.op",
          id: "s:6Trails5TrailP1s\(letters)yxxFZ")
      })
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(
      text.split(separator: "\n").filter { $0.contains("    case ") } == [
        "    case caretPrefix = \"^(_:) prefix\"", "    case caretPostfix = \"^(_:) postfix\"",
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
    #expect(
      try cases(["read(_ a: Int) -> Text", "read(_ a: Int) async -> Data"])
        == ["readText", "readData"])
  }

  @Test("Results in names of overloads can't be mistaken for other members")
  func resultsLikeOtherMembers() throws {
    let both = try cases(["read(_ a: Int) -> Int", "read(_ a: Int) -> Text", "readInt(_ a: Int)"])
    #expect(both == ["readReturningInt", "readReturningText", "readInt"])
    let one = try cases(["read(_ a: Int) -> Int", "read(_ a: Int)", "readInt(_ a: Int)"])
    #expect(one == ["readReturningInt", "read", "readInt"])
  }

  @Test("Names contain all labels, so that another overload doesn't change them")
  func labels() throws {
    #expect(
      try cases([
        "session(_ a: Int, task: Int, didReceiveChallenge: Int, completionHandler: Int)",
        "session(_ a: Int, task: Int, didSendBodyData: Int, totalBytesSent: Int)",
        "session(_ a: Int, task: Int)",
      ]) == [
        "sessionTaskDidReceiveChallengeCompletionHandler",
        "sessionTaskDidSendBodyDataTotalBytesSent", "sessionTask",
      ])
  }

  @Test("Numbers skip the names of other members")
  func numbers() throws {
    #expect(
      try cases(["go(_ a: [A])", "go(_ a: AArray)", "go2(_ a: Int)"])
        == ["go", "go3", "go2"])
  }

  @Test("Names contain the types that aren't the same in all overloads")
  func positions() throws {
    #expect(
      try cases([
        "go(_ a: Int, _ b: A)", "go(_ a: Int, _ b: B)", "go(_ a: Int, _ b: C)",
        "go(_ a: Text, _ b: C)",
      ]) == ["goIntA", "goIntB", "goIntC", "goTextC"])
    #expect(
      try cases(["go(_ a: Int, _ b: A)", "go(_ a: Text, _ b: B)"]) == ["goIntA", "goTextB"])
    #expect(
      try cases(["go(_ a: Int, _ b: A)", "go(_ a: Text, _ b: A)"]) == ["goInt", "goText"])
    #expect(try cases(["go(_ a: Int)", "go(_ a: Int, _ b: A)"]) == ["go", "goA"])
  }

  @Test(
    "Types have short words",
    arguments: [
      ("any Peak", "AnyPeak"), ("some Peak", "SomePeak"), ("inout Peak", "InoutPeak"),
      ("any Peak.Type", "PeakType"), ("inout [Peak]", "PeakArray"), ("Int!", "OptionalInt"),
      ("(any Peak)?", "OptionalAnyPeak"), ("(() -> Void)?", "OptionalClosure"),
      ("Alps.Peak?", "OptionalPeak"), ("Alps.Peak.Type", "PeakType"), ("[Int]...", "IntArrayList"),
      ("[[Int]]", "IntArrayArray"), ("[Int: [Text]]", "IntTextArrayDictionary"),
      ("[Alps.Peak: Text]?", "OptionalPeakTextDictionary"), ("(Int, Text)", "IntText"),
      ("(Int, [Text])?", "OptionalIntText"), ("Map<Alps.Peak>", "MapAlpsPeak"), ("Type", "Type"),
    ])
  func wordsOfTypes(type: String, word: String) throws {
    #expect(try cases(["mark(_ a: \(type))", "mark(_ a: Void)"]) == ["mark\(word)", "markVoid"])
  }

  /// A class such as a visitor can have hundreds.
  @Test("Many overloads are named in seconds", .timeLimit(.minutes(5)))
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
