import FakeGenerator
import Testing

/// Tests the facts that sources contain but symbol graphs don't.
@Suite struct SourceFactsTests {
  @Test(arguments: [
    ("struct Ticket: ~Copyable {}", ["Ticket"]),
    ("public enum Voucher<Value: ~Copyable>: Sendable, ~Copyable {", ["Voucher"]),
    ("struct Slot :\n  ~Escapable\n{", ["Slot"]),
    ("struct Box<Value: ~Copyable> { let a: B }\nstruct C: ~Copyable {}", ["C"]),
    ("struct Plain: Sendable { func f(_: some ~Copyable) }", []), ("~Copyable", []),
  ])
  func noncopyableTypesAreFound(text: String, names: [String]) {
    #expect(SourceFacts(in: text).noncopyableTypes == Set(names))
  }

  @Test(arguments: [
    ("@available(*, unavailable)\nextension Pack: @unchecked Sendable {}", ["Pack"]),
    ("@available(*, unavailable, message: \"no\") extension A.Pack: Sendable {}", ["Pack"]),
    ("@available(*, unavailable)\nextension Pack: Equatable {}", []),
    ("extension Pack: Sendable {}", []),
  ])
  func unsendableTypesAreFound(text: String, names: [String]) {
    #expect(SourceFacts(in: text).unsendableTypes == Set(names))
  }

  private func parts(of text: String) -> [String] {
    SourceFacts(in: text).conditions.map(describe)
  }

  private func describe(_ part: ConditionalLines) -> String {
    let place = part.protocolLine.map { ["protocol at \($0)"] } ?? []
    return (["\(part.lines): \(part.condition)"] + place + part.requirements)
      .joined(separator: ", ")
  }

  @Test func branchesHaveTheirConditions() {
    let text = """
      protocol Trail {
        #if A
          func a() // {
        #elseif B || C
          var b: Int { get }
        #else
          #if !D
            subscript(c: Int) -> Int { get }
          #endif
          init(d: Int)
        #endif
        associatedtype E
      }
      #if F
        func f() {}
      #endif
      """
    #expect(
      parts(of: text) == [
        "2..<3: A, protocol at 0, a",
        "4..<5: !A && (B || C), protocol at 0, b",
        "6..<10: !A && !(B || C), protocol at 0, init",
        "7..<8: !D, protocol at 0, subscript",
        "14..<15: F",
      ])
  }

  /// The head of a protocol may have several lines, and a type may contain conditions, too.
  @Test func onlyPartsOfAProtocolHaveItsLine() {
    let text = """
      // A protocol with {
      public protocol Trail:
        Hiking, Walking
      {
        #if A
          func `repeat`<T>(_ a: T)
          var b: Int {
            get
          }
          associatedtype C: Hashable
          // var d: Int
        #endif
      }
      protocol Path {}
      struct Hut {
        #if B
          func e() {}
        #endif
      }
      """
    #expect(
      parts(of: text) == [
        "5..<11: A, protocol at 1, repeat, b, C",
        "16..<17: B",
      ])
  }

  @Test func operatorsInABranchAreRequirements() {
    let text = """
      protocol Trail {
        #if A
          static func == (left: Self, init: Self) -> Bool
          static func < (left: Self, right: Self) -> Bool
        #endif
      }
      """
    #expect(SourceFacts(in: text).conditions.first?.requirements == ["==", "<"])
  }

  @Test(arguments: [
    (#"let a = "protocol B {" // class C"#, []), (#"let a = "\"" + "class A"; struct B {}"#, ["B"]),
    ("let url = \"https://bern\"; class Hut {}", ["Hut"]), ("a.protocol(b)", []),
    (
      "/* struct A {\n#if B\nclass C { */ struct D {}; /**/ enum E {} // /*\nclass F {}",
      ["D", "E", "F"]
    ),
  ])
  func stringsAndCommentsDeclareNothing(text: String, names: [String]) {
    let facts = SourceFacts(in: text)
    #expect(facts.types == Set(names))
    #expect(facts.conditions == [])
  }

  @Test(arguments: [
    ("A", "B", "!A && B"), ("!A", "B", "A && B"), ("A", "!(B) || C", "!A && (!(B) || C)"),
    ("A && B", "C && (D || E)", "!(A && B) && C && (D || E)"),
    ("A || B", "!(C || D)", "!(A || B) && !(C || D)"),
    ("A", "(B || C) || D", "!A && ((B || C) || D)"),
  ])
  func conditionOfALaterBranchNegatesTheFirst(first: String, second: String, both: String) {
    let text = "#if \(first)\n#elseif  \(second) \n#endif"
    #expect(
      parts(of: text) == [
        "1..<1: \(first)",
        "2..<2: \(both)",
      ])
  }

  @Test func conditionsNeedNoSpacesAndMayHaveComments() {
    #expect(
      parts(of: "#if A // B && C\n#elseif(D)//E\n#else // F\n#endif // A") == [
        "1..<1: A", "2..<2: !A && (D)", "3..<3: !A && !(D)",
      ])
  }

  @Test(arguments: [
    ("public internal(set) var a = 1", "a", 0), ("package(set)\n  lazy var `in`: Int", "in", 1),
    ("internal(set) public nonisolated final override class var a: Int", "a", 0),
    ("internal(set) var\n  a: Int", "a", 1), ("private(set) var a = 1", nil, 0),
    ("internal(set) a b c d e f var g", nil, 0), ("internal(set) var", nil, 0),
  ])
  func propertiesWithAnInternalSetterAreFound(text: String, name: String?, line: Int) {
    #expect(
      SourceFacts(in: text).internalSetters
        == Set(name.map { [InternalSetter(name: $0, line: line)] } ?? []))
  }

  @Test func factsOfSeveralFilesAreCombined() {
    var facts = SourceFacts(in: "struct Ticket: ~Copyable {}")
    facts.formUnion(SourceFacts(in: "struct Pass: ~Copyable {}\ninternal(set) var a = 1"))
    #expect(facts.noncopyableTypes == ["Ticket", "Pass"])
    #expect(facts.internalSetters == [InternalSetter(name: "a", line: 1)])
    #expect(!facts.mayHaveProtocols)
    facts.formUnion(SourceFacts(in: "protocol P {\n#if A\n#endif\n}", of: "a.swift"))
    facts.formUnion(
      SourceFacts(in: "@available(*, unavailable) extension E: Sendable {}", of: "b.swift"))
    #expect(facts.mayHaveProtocols)
    #expect(facts.conditions.map(describe) == ["2..<2: A, protocol at 0"])
    #expect(facts.conditions.map(\.path) == ["a.swift"])
    #expect(facts.unsendableTypes == ["E"])
  }
}
