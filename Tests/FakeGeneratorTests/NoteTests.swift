import FakeGenerator
import Testing

/// Tests that nothing that a fake lacks is left out in silence.
@Suite struct NoteTests {
  private static var initializer: Member {
    Member(title: "init()", text: "init()", kind: "init", access: "public")
  }

  private func texts(
    _ words: [String], _ members: [Member], parent: String? = nil
  ) throws -> (texts: [String], file: String?) {
    var trails = GraphBuilder("Trails")
    trails.type(
      "class Tracker", kind: "class", access: "open", members: [Self.initializer] + members)
    if let parent {
      trails.conformance(of: "Tracker", to: "Observable", in: "Observation", id: parent)
    }
    let found = try result(["Tracker"] + words, [trails])
    return (found.diagnostics.map(\.text), found.files.first?.text)
  }

  private let fire = Member(title: "fire(_:)", text: "func fire(_ event: Int)", access: "public")
  private let flush = Member(title: "flush()", text: "func flush()", access: "open")

  @Test func membersThatArentOpenAreNamed() throws {
    let stop = Member(title: "stop()", text: "final func stop()", access: "public")
    let (texts, file) = try texts(["--access", "public"], [fire, flush, stop])
    #expect(
      texts == [
        "warning: fire(_:) of Tracker can't be overridden by a public fake; make them open"
      ])
    #expect(file?.contains("override func flush()") == true)
    #expect(try self.texts([], [fire, flush]).texts == [])
  }

  @Test func emptyFakeIsAnError() throws {
    let none = "error: Tracker has no member that a fake can override"
    let (texts, file) = try texts(["--access", "public"], [fire])
    #expect(texts.last == none)
    #expect(file == nil)
    let stop = Member(title: "stop()", text: "final func stop()")
    #expect(try self.texts([], [stop]).texts == [none])
    // There is nothing that it could lack.
    #expect(try self.texts([], []).texts == [])
  }

  @Test func convenienceInitializersThatAreNotInheritedAreNamed() throws {
    let hidden = Member(title: "init(_:)", text: "init(_ a: Int)", kind: "init", access: "private")
    let convenience = Member(
      title: "init(text:)", text: "convenience init(text: String)", kind: "init", access: "public")
    #expect(
      try texts([], [flush, hidden, convenience]).texts == [
        "warning: the fake for Tracker doesn't inherit init(text:), because Tracker has an "
          + "initializer that isn't visible to it"
      ])
    #expect(try texts([], [flush, convenience]).texts == [])
    #expect(try texts([], [flush, hidden]).texts == [])
  }

  @Test func observableClassNeedsAPartialFake() throws {
    let id = "s:11Observation10ObservableP"
    #expect(
      try texts([], [flush], parent: id).texts == [
        "warning: the fake for Tracker doesn't notify observers, because it overrides the "
          + "properties; with '--partial' it does, unless they are stubbed"
      ])
    #expect(try texts(["--partial"], [flush], parent: id).texts == [])
  }

  /// The fake would declare something twice, or hide a function of Spry.
  @Test(arguments: [
    ("spryable", "func calls()", "calls"), ("spryable", "func stub()", "stub"),
    ("spryable", "func classCalls()", "classCalls"), ("spryable", "func classStub()", "classStub"),
    ("spryable", "var calls: Int { get }", "calls"), ("spryable", "var call: Int { get }", "call"),
    ("spryable", "associatedtype Calls", "Calls"),
    ("spryable", "associatedtype ClassCalls", "ClassCalls"),
    ("spryable", "func call()", nil), ("spryable", "func calls(_ a: Int)", nil),
    ("spyable", "func calls()", "calls"), ("spyable", "func stub()", nil),
    ("spyable", "func classStub()", nil),
    ("stubbable", "func stub()", "stub"), ("stubbable", "func calls()", nil),
    ("stubbable", "func classCalls()", nil),
  ])
  func protocolThatUsesTheNamesOfAFakeHasNoCalls(kind: String, text: String, name: String?) throws {
    let words = text.replacing("_ a: Int", with: "_:").split(separator: " ").map(String.init)
    let kinds = ["func": "method", "var": "property"]
    let member = Member(
      title: words[0] == "var" ? String(words[1].dropLast()) : words[1], text: text,
      kind: kinds[words[0]] ?? words[0])
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [member, flush])
    let outcome = try result(["Trail", "--kind", kind], [trails])
    #expect(outcome.diagnostics == (name.map { [.noCalls("Trail", name: $0)] } ?? []))
    #expect(outcome.files[0].text.contains("\nextension FakeTrail {\n") == (name == nil))
  }

  /// The fake inherits what it can't override.
  @Test func classThatUsesTheNamesOfAFakeHasNoCalls() throws {
    let calls = Member(title: "calls()", text: "final func calls()")
    let (texts, _) = try texts([], [flush, calls])
    #expect(
      texts == [
        "warning: the fake for Tracker has no 'stub' or 'calls', because Tracker declares 'calls' "
          + "itself"
      ])
  }

  @Test func declarationInABranchThatIsNotCompiledIsNamed() throws {
    let facts = SourceFacts(
      in: """
        #if os(macOS)
          #if DEBUG
            public protocol Menu {}
          #endif
          class Dock {}
        #else
          protocol Screen {}
        #endif
        """, of: "a.swift")
    func problem(_ name: String) throws -> [String] {
      try result([name], [GraphBuilder("Trails")], sources: ["Trails": facts]).diagnostics
        .map(\.text)
    }
    #expect(
      try problem("Menu") == [
        "error: Trails declares Menu inside '#if os(macOS) && DEBUG', which this build doesn't "
          + "compile"
      ])
    #expect(
      try problem("Dock")
        == ["error: Trails declares Dock inside '#if os(macOS)', which this build doesn't compile"])
    #expect(
      try problem("Screen") == [
        "error: Trails declares Screen inside '#if !os(macOS)', which this build doesn't compile"
      ])
  }

  /// In a class that is a `Sequence` or `Identifiable`, the name would mean its associated type.
  @Test(arguments: [
    "AllCases", "ArrayLiteralElement", "AsyncIterator", "Body", "Duration", "Element", "Failure",
    "ID", "Index", "Indices", "Input", "Instant", "Iterator", "Key", "Output", "RawValue",
    "SubSequence", "Value",
  ])
  func typeWithTheNameOfAnAssociatedTypeIsQualified(name: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type("struct \(name)", kind: "struct")
    let type = MemberType(name: name, id: "s:6Trails\(name.count)\(name)")
    let owner = Member(
      title: "owner", text: "var owner: \(name)? { get }", kind: "property", type: type)
    trails.type(
      "class Tracker", kind: "class", access: "open", members: [Self.initializer, owner])
    let text = try #require(try result(["Tracker"], [trails]).files.first?.text)
    #expect(text.contains("  override var owner: Trails.\(name)? { stubbedValue(.owner) }\n"))
  }

  @Test(arguments: [
    ("AnyObject?", "s:s9AnyObjecta"), ("(any Hut)?", "s:6Trails3Hut"), ("Box?", "s:6Trails3Box"),
    ("Box!", "s:6Trails3Box"), ("Unread?", "s:5Other6UnreadC"), ("Delegate?", "c:objc(pl)Delegate"),
  ])
  func objectThatMayBeADelegateIsRecordedWeakly(type: String, id: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Hut : AnyObject")
    trails.type("class Box", kind: "class")
    let name = type.filter(\.isLetter).replacing("any", with: "")
    trails.tracker(of: MemberType(name: name, id: id), written: type)
    let unread = ["Other": UnreadableModule(home: .system)]
    // Another fake may need the module of the type.
    var swift = GraphBuilder("Swift")
    swift.type("typealias AnyObject", kind: "typealias", id: "s:s9AnyObjecta")
    for graphs in [[trails], [trails, swift]] {
      let text = try #require(
        try result(["Tracker"], graphs, unreadable: unread).files.first?.text)
      #expect(text.contains("    set { recordCall(.value, arguments: Weakly(newValue)) }\n"))
    }
  }

  @Test(arguments: [
    ("Box", "s:6Trails3Box"), ("[Box]?", "s:6Trails3Box"), ("(any Trail)?", "s:6Trails5Trail"),
    ("Point?", "s:6Trails5Point"), ("(Box, Int)?", "s:6Trails3Box"),
    ("((Box) -> Void)?", "s:6Trails3Box"),
  ])
  func otherValuesAreRecordedAsTheyAre(type: String, id: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    trails.type("class Box", kind: "class")
    trails.type("struct Point", kind: "struct")
    let name = String(id.dropFirst("s:6Trails3".count))
    trails.tracker(of: MemberType(name: name, id: id), written: type)
    let text = try #require(try result(["Tracker"], [trails]).files.first?.text)
    #expect(text.contains("    set { recordCall(.value, arguments: newValue) }\n"))
  }

  /// The initializer that the compiler makes isn't isolated, whatever the fake's target says.
  @Test func implicitInitializerIsRepeated() throws {
    func text(_ initializer: Member) throws -> String {
      var trails = GraphBuilder("Trails")
      trails.type("class Tracker", kind: "class", access: "open", members: [initializer, flush])
      return try #require(try result(["Tracker"], [trails]).files.first?.text)
    }
    var implicit = Self.initializer
    implicit.hasPosition = false
    let lines = "  nonisolated override init() {\n    super.init()\n  }\n"
    #expect(try text(implicit).contains(lines))
    #expect(try !text(Self.initializer).contains("init()"))
    implicit.attribute = Attribute(name: "MainActor", id: "s:ScM")
    #expect(try !text(implicit).contains("init()"))
  }

  @Test func memberWithATypeThatNeedsAnImportOfSPIIsOmitted() throws {
    var trails = GraphBuilder("Trails")
    trails.type("class Recorder", kind: "class", path: ["Recorder"], isSPI: true)
    trails.type("struct Context", kind: "struct", path: ["Recorder", "Context"])
    trails.type(
      "protocol Tracker",
      members: [
        Member(
          title: "record(_:)", text: "func record(_ context: Context)",
          type: MemberType(name: "Context", id: "s:6Trails8Recorder7Context")), flush,
      ])
    #expect(
      try result(["Tracker"], [trails]).diagnostics.map(\.text) == [
        "error: Tracker.record(_:) is omitted: it names the type Context, which is marked '@_spi'; "
          + "implement it in an extension of the fake, in a separate file"
      ])
  }
}

extension NoteTests {
  @Test func memberThatNeedsAnImportOfSPIIsOmitted() throws {
    let record = Member(
      title: "record()", text: "func record() -> some Sequence", isSPI: true)
    var trails = GraphBuilder("Trails")
    trails.type("protocol Tracker", members: [record, flush])
    #expect(
      try result(["Tracker"], [trails]).diagnostics == [
        .skipped("Tracker", requirement: "record()", .systemInterface, isNeeded: true)
      ])
  }

  @Test func typeWithTheNameOfOneThatNeedsAnImportOfSPIIsWritten() throws {
    func texts(_ module: String) throws -> [String] {
      var trails = GraphBuilder("Trails")
      trails.type("struct Context", kind: "struct")
      let type = MemberType(name: "Context", id: "s:\(module.count)\(module)7Context")
      let record = Member(
        title: "record(_:)", text: "func record(_ context: Context)", type: type)
      trails.type("protocol Tracker", members: [record])
      var huts = GraphBuilder("Huts")
      huts.type("struct Context", kind: "struct", isSPI: true)
      return try result(["Tracker"], [trails, huts]).diagnostics.map(\.text)
    }
    #expect(try texts("Trails") == [])
    #expect(
      try texts("Huts") == [
        "error: Tracker.record(_:) is omitted: it names the type Context, which is marked '@_spi'; "
          + "implement it in an extension of the fake, in a separate file"
      ])
  }
}

extension GraphBuilder {
  /// Adds the protocol `Tracker`, with one settable property.
  fileprivate mutating func tracker(of type: MemberType, written text: String) {
    self.type(
      "protocol Tracker",
      members: [
        Member(
          title: "value", text: "var value: \(text) { get set }", kind: "property", type: type)
      ])
  }
}
