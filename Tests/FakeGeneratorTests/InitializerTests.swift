import FakeGenerator
import Testing

/// Tests the initializers of fakes for protocols that require one and a superclass.
@Suite struct InitializerTests {
  private func initializer(_ title: String, _ text: String, access: String? = nil) -> Member {
    Member(title: title, text: text, kind: "init", access: access)
  }

  /// The initializers in the fake for a protocol that requires the first of some classes, each of
  /// which inherits from the next one.
  private func fake(
    _ classes: [[Member]], text: String = "init(name: String)", requiring others: [Member] = [],
    _ words: [String] = [], isRootKnown: Bool = true
  ) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail", access: "internal", members: [initializer("init(name:)", text)] + others)
    for (position, members) in classes.enumerated() {
      let name = "Level\(position)"
      trails.type("class \(name)", kind: "class", access: "internal", members: members)
      let child = position == 0 ? "Trail" : "Level\(position - 1)"
      trails.inheritance(of: child, from: name, in: "Trails")
    }
    if !isRootKnown {
      trails.inheritance(of: "Level\(classes.count - 1)", from: "Root", in: "Huts")
    }
    let result = try result(
      ["Trail", "--no-calls"] + words, [trails],
      unreadable: ["Huts": UnreadableModule(home: .system)])
    let unknown = Diagnostic.unknownParent("Trail", parent: "Root", module: nil)
    #expect(result.diagnostics == (isRootKnown ? [] : [unknown]))
    let lines = try #require(result.files.first).text.split(separator: "\n").map(String.init)
    return Array(lines.drop { !$0.contains("Function = ") }.dropFirst().dropLast())
  }

  /// The initializer that the protocol requires, with its call to the superclass.
  private func own(_ call: String...) -> [String] {
    ["  init(name: String) {"] + call.map { "    \($0)" }
      + ["    Self.recordCall(.initialize, arguments: name)", "  }"]
  }

  /// The compiler calls the only one, if it has no parameters.
  @Test func superclassWithOneInitializer() throws {
    let plain = initializer("init()", "init()")
    #expect(try fake([[plain]]) == own())
    #expect(try fake([[], [plain]]) == own())
    #expect(try fake([[initializer("init(a:)", "convenience init(a: Int)")], [plain]]) == own())
  }

  /// A class that can't be read may declare them.
  @Test func superclassWithoutKnownInitializers() throws {
    #expect(try fake([[]], isRootKnown: false) == own())
    #expect(try fake([[], []], isRootKnown: false) == own())
  }

  /// A stub decides whether the initializer returns `nil`.
  @Test(arguments: ["?", "!"]) func failableInitializersReturnAnOptional(mark: String) throws {
    #expect(
      try fake([], text: "init\(mark)(name: String)") == [
        "  init() {}", "  init?(name: String) {",
        "    let isMade: Bool = Self.spryify(.initialize, arguments: name, fallbackValue: true)",
        "    guard isMade else { return nil }", "  }",
      ])
  }

  @Test func superclassWithSeveralInitializers() throws {
    let several = [initializer("init()", "init()"), initializer("init(a:)", "init(a: Int)")]
    #expect(try fake([several]) == own("super.init()"))
    #expect(try fake([several.reversed()]) == own("super.init()"))
    #expect(try fake([[], several]) == own("super.init()"))
    #expect(try fake([[several[0]], several]) == own())
  }

  @Test func argumentsOfTheSuperclassAreThoseOfTheUser() throws {
    let peak = [initializer("init(a:)", "init(a: Int)")]
    #expect(try fake([peak], ["--super-init", "a: 3"]) == own("super.init(a: 3)"))
  }

  @Test func argumentsThatTheUserHasToSpecify() throws {
    func arguments(_ text: String, access: String = "internal") throws -> [Diagnostic] {
      var trails = GraphBuilder("Trails")
      trails.type("protocol Trail", members: [initializer("init(name:)", "init(name: String)")])
      trails.type("class Peak", kind: "class", members: [initializer("init(_:)", text)])
      trails.inheritance(of: "Trail", from: "Peak", in: "Trails")
      return try result(["Trail"], [trails]).diagnostics
    }
    for (text, labels) in [
      ("init(_ a: Int)", "…"), ("init(a: Int)", "a: …"), ("init(at a: Int)", "at: …"),
      ("init(_ a: Int, at b: Int, c: Int)", "…, at: …, c: …"),
    ] {
      #expect(
        try arguments(text) == [
          .superInitializer("Trail", superclass: "Peak", arguments: labels)
        ])
    }
    #expect(try arguments("init()") == [])
  }

  /// A class that declares an initializer doesn't inherit others.
  @Test func initializersOfTheSuperclassThatTheFakeNeedsAreRepeated() throws {
    let hill = [
      initializer("init()", "init()"), initializer("init(b:)", "required init(b: Int) throws"),
      initializer("init(c:)", "required convenience init(c: Int) async"),
      initializer("init(d:)", "required init?(_ d: Int)"),
    ]
    let frame = initializer("init(frame:)", "init(frame: Int)")
    let peak = [
      initializer("init()", "init()"), frame, initializer("init(e:)", "init(e: Int)"),
      initializer("init(b:)", "required init(b: Int) throws"),
    ]
    let inherited = [
      "  override init(frame: Int) {", "    super.init(frame: frame)", "  }",
      "  required init(b: Int) throws {", "    try super.init(b: b)", "  }",
      "  required init(c: Int) async {", "    await super.init()", "  }",
      "  required init?(_ d: Int) {", "    super.init(d)", "  }",
    ]
    #expect(try fake([peak, hill], requiring: [frame]) == inherited + own("super.init()"))
    #expect(try fake([peak, hill]) == inherited.dropFirst(3) + own("super.init()"))
  }
}

/// Tests which classes can't have a fake because of their initializers.
@Suite struct UninitializableClassTests {
  /// The problems with a fake for a class `Peak`, which may inherit from `Hill`, each with the texts
  /// and access levels of its initializers.
  private func problems(
    _ peak: [(String, String)], _ hill: [(String, String)]? = nil,
    inModule other: String = "Trails",
    _ words: [String] = []
  ) throws -> [Diagnostic] {
    func members(_ initializers: [(String, String)]) -> [Member] {
      initializers.enumerated().map { position, initializer in
        Member(
          title: "init(_:)", text: initializer.0, kind: "init", access: initializer.1)
      }
    }
    var trails = GraphBuilder("Trails")
    trails.type("class Peak", kind: "class", access: "open", members: members(peak))
    var builders: [GraphBuilder] = []
    if let hill {
      trails.inheritance(of: "Peak", from: "Hill", in: other)
      var module = other == "Trails" ? trails : GraphBuilder(other)
      module.type("class Hill", kind: "class", access: "open", members: members(hill))
      builders = other == "Trails" ? [module] : [trails, module]
    } else {
      builders = [trails]
    }
    var workspace = Workspace.trails
    if other != "Trails" {
      workspace.modules.append(Workspace.Module(name: other, isOwn: true, sources: []))
    }
    return try result(["Peak", "--module", "Trails"] + words, builders, workspace: workspace)
      .diagnostics
  }

  private let none = [Diagnostic.noInitializer("Peak", module: "Trails")]
  private let required = [Diagnostic.requiredInitializer("Peak", module: "Trails")]

  @Test func initializerMustBeVisible() throws {
    for access in ["private", "fileprivate"] {
      #expect(try problems([("init(_ a: Int)", access)]) == none)
      #expect(try problems([("init(_ a: Int)", access), ("init(_ b: Int)", "internal")]) == [])
    }
    for access in ["internal", "package", "public", "open"] {
      #expect(try problems([("init(_ a: Int)", access)]) == [])
    }
    #expect(try problems([("convenience init(_ a: Int)", "public")]) == none)
    #expect(try problems([]) == none)
  }

  /// A class without designated initializers inherits those of its superclass.
  @Test func initializerMayBeInherited() throws {
    let convenience = [("convenience init(_ a: Int)", "public")]
    for peak in [[], convenience] {
      #expect(try problems(peak, [("init(_ b: Int)", "internal")]) == [])
      #expect(try problems(peak, [("init(_ b: Int)", "private")]) == none)
      #expect(try problems(peak, convenience) == none)
    }
    #expect(
      try problems([("init(_ a: Int)", "private")], [("init(_ b: Int)", "internal")]) == none)
  }

  /// An internal one of another module isn't visible, although the fake's file could import that.
  @Test func initializerOfAnotherModuleMustBeVisibleThere() throws {
    let outside = [Diagnostic.noInitializer("Peak", module: "Huts")]
    #expect(try problems([], [("init(_ b: Int)", "internal")], inModule: "Huts") == outside)
    for access in ["package", "public", "open"] {
      #expect(try problems([], [("init(_ b: Int)", access)], inModule: "Huts") == [])
    }
  }

  /// A subclass inherits a required convenience initializer only together with all designated ones.
  @Test func requiredInitializerMustBeInherited() throws {
    let convenience = ("required convenience init(_ c: Int)", "internal")
    let hidden = ("init(_ a: Int)", "private")
    let visible = ("init(_ b: Int)", "internal")
    #expect(try problems([convenience, visible]) == [])
    #expect(try problems([convenience, visible, hidden]) == required)
    #expect(try problems([hidden, visible, convenience]) == required)
    #expect(try problems([convenience, hidden]) == required)
    #expect(try problems([visible, hidden]) == [])
    #expect(
      try problems([visible, hidden, ("required init(_ d: Int)", "internal")]) == [])
    #expect(
      try problems([visible, hidden, ("convenience init(_ d: Int)", "internal")])
        == [.lostInitializers("Peak", ["init(_:)"])])
    #expect(try problems([visible], [convenience, visible, hidden]) == required)
    #expect(try problems([visible], [convenience, visible]) == [])
  }
}
