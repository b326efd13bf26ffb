import FakeGenerator
import Foundation
import Testing

/// Tests the complete text of generated files; the fakes of the fixtures show that it compiles.
@Suite struct SourceTextTests {
  private func text(_ words: [String], _ members: [Member], access: String = "public") throws
    -> String
  {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", access: access, members: members)
    return try #require(try result(["Trail"] + words, [trails]).files.first).text
  }

  /// The protocol is internal, so its module is imported with `@testable`.
  @Test func completeFile() throws {
    let text = try text(
      [],
      [
        Member(title: "name", text: "var name: String { get set }", kind: "property"),
        Member(title: "length", text: "var length: Int { get }", kind: "property"),
        Member(title: "walk(to:)", text: "func walk(to place: String) async throws -> Int"),
      ], access: "internal")
    #expect(
      text == """
        // Generated from Trail. Do not edit. To generate it again:
        // swift package --allow-writing-to-package-directory generate-fake Trail
        // Checksum: 365d044e4e745ce2
        // swift-format-ignore-file
        // swiftlint:disable all
        // swiftformat:disable all

        import SpryXCTest

        @testable import Trails

        final class FakeTrail: Trail, Spryable, Sendable {
          enum Function: String, GeneratedFunction {
            case name
            case length
            case walk = "walk(to:)"
          }

          let spryStorage = SpryStorage()

          var name: String {
            get { stubbedValue(.name) }
            set { recordCall(.name, arguments: newValue) }
          }

          var length: Int { stubbedValue(.length) }

          func walk(to place: String) async throws -> Int {
            try await spryifyThrows(.walk, arguments: place)
          }
        }

        extension FakeTrail {
          var stub: Calls { Calls(fake: self) }
          var calls: Calls { Calls(fake: self) }

          struct Calls {
            fileprivate let fake: FakeTrail
            var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
            var length: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.length)) }
            typealias WalkCall = TypedCall<(String) -> Void, Int, any Error>
            func walk(to place: String) -> WalkCall { .init(fake.call(.walk, with: place)) }
            @_disfavoredOverload func walk(to place: TypedArgument<String> = .anything) -> WalkCall { .init(fake.call(.walk, with: place)) }
          }
        }

        """)
  }

  /// The lines of a text without blank ones, and without the checksum, which covers them.
  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("// Checksum: ") }
  }

  @Test func headerContainsTheOptions() throws {
    let text = try text(
      ["--module", "Trails", "--kind", "stubbable", "--access", "public", "--output", "Fakes"],
      [Member(title: "walk()", text: "func walk()")])
    #expect(
      lines(of: text)
        == lines(
          of: """
            // Generated from Trail. Do not edit. To generate it again:
            // swift package --allow-writing-to-package-directory generate-fake Trail --module Trails \
            --output Fakes --kind stubbable --access public
            // swift-format-ignore-file
            // swiftlint:disable all
            // swiftformat:disable all

            public import Spry
            public import Trails

            public final class FakeTrail: Trail, Stubbable, Sendable {
              public enum Function: String, GeneratedFunction {
                case walk = "walk()"
              }

              public let spryStorage = SpryStorage()

              public init() {}

              public func walk() {
                stubbedValue(.walk)
              }
            }

            extension FakeTrail {
              public var stub: Calls { Calls(fake: self) }

              public struct Calls {
                fileprivate let fake: FakeTrail
                public func walk() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.walk)) }
              }
            }

            """))
  }

  private let membersToCall = [
    Member(title: "name", text: "var name: String { get set }", kind: "property"),
    Member(title: "length", text: "var length: Int { get throws }", kind: "property"),
    Member(
      title: "walk(to:then:)",
      text: "func walk(to place: String, then done: @escaping (Int) -> Void) async throws -> Int?"
    ),
    Member(title: "rest()", text: "func rest()"),
    Member(title: "log(_:)", text: "func log<Value>(_ value: Value)"),
    Member(title: "visit(_:)", text: "func visit(_ body: (Int) -> Void)"),
    Member(title: "add(_:to:)", text: "func add(_ places: String..., to list: inout [String])"),
    Member(
      title: "plan(from:to:on:at:)",
      text: "func plan(from start: String, to end: String, on day: Int, at hour: Int) -> Int"),
    Member(title: "open(_:)", text: "static func open(_ path: String)", kind: "type.method"),
  ]

  @Test func calls() throws {
    let text = try text([], membersToCall)
    let parts = text.components(separatedBy: "\nextension")
    #expect(parts[0].hasSuffix("\n}\n"))
    #expect(
      "extension" + parts[1] == """
        extension FakeTrail {
          var stub: Calls { Calls(fake: self) }
          var calls: Calls { Calls(fake: self) }

          struct Calls {
            fileprivate let fake: FakeTrail
            var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
            var length: some StubbableCall<() -> Void, Int, any Error> { TypedCall(fake.call(.length)) }
            typealias WalkCall = TypedCall<(String, @escaping (Int) -> Void) -> Void, Int?, any Error>
            func walk(to place: String, then done: TypedArgument<(Int) -> Void> = .anything) -> WalkCall { .init(fake.call(.walk, with: place, done)) }
            @_disfavoredOverload func walk(to place: TypedArgument<String> = .anything, then done: TypedArgument<(Int) -> Void> = .anything) -> WalkCall { .init(fake.call(.walk, with: place, done)) }
            func rest() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.rest)) }
            func log<Value>(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> { .init(fake.call(.log, with: value)) }
            @_disfavoredOverload func log(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.log, with: value)) }
            func visit(_ body: TypedArgument<(Int) -> Void> = .anything) -> TypedCall<(@escaping (Int) -> Void) -> Void, Void, Never> { .init(fake.call(.visit, with: body)) }
            typealias AddCall = TypedCall<([String], Inout<[String]>) -> Void, Void, Never>
            func add(_ places: [String], to list: [String]) -> AddCall { .init(fake.call(.add, with: places, list)) }
            @_disfavoredOverload func add(_ places: [String], to list: TypedArgument<[String]> = .anything) -> AddCall { .init(fake.call(.add, with: places, list)) }
            @_disfavoredOverload func add(_ places: TypedArgument<[String]> = .anything, to list: [String]) -> AddCall { .init(fake.call(.add, with: places, list)) }
            @_disfavoredOverload func add(_ places: TypedArgument<[String]> = .anything, to list: TypedArgument<[String]> = .anything) -> AddCall { .init(fake.call(.add, with: places, list)) }
            typealias PlanCall = TypedCall<(String, String, Int, Int) -> Void, Int, Never>
            func plan(from start: String, to end: String, on day: Int, at hour: Int) -> PlanCall { .init(fake.call(.plan, with: start, end, day, hour)) }
            @_disfavoredOverload func plan(from start: TypedArgument<String> = .anything, to end: TypedArgument<String> = .anything, on day: TypedArgument<Int> = .anything, at hour: TypedArgument<Int> = .anything) -> PlanCall { .init(fake.call(.plan, with: start, end, day, hour)) }
          }

          static var classStub: ClassCalls { ClassCalls() }
          static var classCalls: ClassCalls { ClassCalls() }

          struct ClassCalls {
            typealias OpenCall = TypedCall<(String) -> Void, Void, Never>
            func open(_ path: String) -> OpenCall { .init(FakeTrail.call(.open, with: path)) }
            @_disfavoredOverload func open(_ path: TypedArgument<String> = .anything) -> OpenCall { .init(FakeTrail.call(.open, with: path)) }
          }
        }

        """)
  }

  /// A spy has nothing to stub.
  @Test func spyHasOnlyCalls() throws {
    let text = try text(["--kind", "spyable"], membersToCall)
    #expect(text.contains("\n  var calls: Calls { Calls(fake: self) }\n"))
    #expect(text.contains("\n  static var classCalls: ClassCalls { ClassCalls() }\n"))
    #expect(!text.contains("Stub: "))
    #expect(!text.contains("stub: "))
  }

  /// The alias for the type of a call has the name of no other type.
  @Test func aliasesAreUnique() throws {
    let text = try text(
      [],
      [
        Member(title: "walk(_:)", text: "func walk(_ a: WalkCall)"),
        Member(
          title: "subscript(_:)", text: "subscript(a: Int) -> Int { get set }", kind: "subscript"),
      ])
    let aliases = text.matches(of: /typealias (\w+) =/).map { String($0.1) }
    #expect(aliases == ["WalkCall2", "SubscriptCall", "SubscriptCall2"])
  }

  @Test func callsCanBeOmitted() throws {
    let text = try text(["--no-calls"], membersToCall)
    #expect(text.contains("generate-fake Trail --no-calls\n"))
    let whole = try self.text([], membersToCall).components(separatedBy: "\n\nextension")[0]
    let flag = "\n\n    nonisolated static var hasStubAndCalls: Bool { false }"
    #expect(text.ranges(of: flag).count == 2)
    #expect(
      text.replacing(flag, with: "").components(separatedBy: "\n\n").dropFirst()
        == (whole + "\n").components(separatedBy: "\n\n").dropFirst())
    #expect(try !self.text(["--kind", "stubbable"], membersToCall).contains("calls: "))
    #expect(try self.text([], []).hasSuffix("typealias Function = NoFunctions\n}\n"))
  }

  @Test func callsForOtherModules() throws {
    let text = try text(["--access", "public"], [Member(title: "walk()", text: "func walk()")])
    #expect(
      text.hasSuffix(
        """

        extension FakeTrail {
          public var stub: Calls { Calls(fake: self) }
          public var calls: Calls { Calls(fake: self) }

          public struct Calls {
            fileprivate let fake: FakeTrail
            public func walk() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.walk)) }
          }
        }

        """))
  }

  @Test func commandInTheHeaderIsQuotedForTheShell() throws {
    let text = try text(["--output", "Anna's fakes/Tests"], [])
    #expect(
      text.hasPrefix(
        """
        // Generated from Trail. Do not edit. To generate it again:
        // swift package --allow-writing-to-package-directory generate-fake Trail --output \
        'Anna'\\''s fakes/Tests'

        """))
  }

  @Test func linesAreNotBroken() throws {
    let text = try text(
      ["--no-calls"],
      [
        Member(
          title: "walk(from:to:with:)",
          text: "func walk<Companions>(from start: String, to end: String, with companions: "
            + "Companions) async throws -> [String : Int] where Companions : Collection, "
            + "Companions.Element == String"),
        Member(
          title: "rest(afterManyHoursOf:inTheMiddleOf:untilTheEndOf:)",
          text: "func rest(afterManyHoursOf walking: String, inTheMiddleOf place: String, "
            + "untilTheEndOf day: Int) throws -> Int"),
        Member(
          title: "aPropertyWithANameThatIsMuchTooLong",
          text:
            "var aPropertyWithANameThatIsMuchTooLong: [String : [String : [String : Int]]] { get }",
          kind: "property"),
      ])
    let body = text.split(separator: "\n\n").dropFirst(4).joined(separator: "\n\n")
    #expect(
      lines(of: body)
        == lines(
          of: """
              let spryStorage = SpryStorage()

              func walk<Companions: Collection>(from start: String, to end: String, with companions: Companions) async throws -> [String: Int] where Companions.Element == String {
                try await spryifyThrows(.walk, arguments: start, end, companions)
              }

              func rest(afterManyHoursOf walking: String, inTheMiddleOf place: String, untilTheEndOf day: Int) throws -> Int {
                try spryifyThrows(.rest, arguments: walking, place, day)
              }

              var aPropertyWithANameThatIsMuchTooLong: [String: [String: [String: Int]]] { stubbedValue(.aPropertyWithANameThatIsMuchTooLong) }
            }

            """))
  }

  @Test func nonisolatedFake() throws {
    let text = try text(["--nonisolated"], [Member(title: "walk()", text: "func walk()")])
    #expect(text.contains("\nnonisolated final class FakeTrail: Trail, Spryable, Sendable {\n"))
    #expect(text.contains(" generate-fake Trail --nonisolated\n"))

    var trails = GraphBuilder("Trails")
    trails.type("@MainActor protocol Trail", path: ["Trail"])
    let bound = try result(["Trail", "--nonisolated"], [trails]).files[0].text
    #expect(bound.contains("final class FakeTrail: Trail"))
  }

  @Test func spyOnlyRecordsCalls() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "walk()", text: "func walk() throws"),
        Member(title: "rest()", text: "func rest() -> Int"),
      ])
    let result = try result(["Trail", "--kind", "spyable"], [trails])
    #expect(
      result.diagnostics
        == [.skipped("Trail", requirement: "rest()", .answerOfASpy, isNeeded: true)])
    #expect(
      result.files[0].text.contains("  func walk() throws {\n    recordCall(.walk)\n  }\n}\n"))
  }

  /// Several things may prevent a fake of a member.
  @Test func firstObstacleIsReported() throws {
    func obstacles(_ text: String, _ words: String...) throws -> [Diagnostic] {
      var trails = GraphBuilder("Trails")
      trails.type(
        "class Trail", kind: "class", access: "open",
        members: [
          Member(title: "init()", text: "init()", kind: "init"),
          Member(title: "rest()", text: "func \(text)"),
        ])
      return try result(["Trail"] + words, [trails]).diagnostics
    }
    func skipped(_ obstacle: Diagnostic.Obstacle) -> [Diagnostic] {
      [
        .skipped("Trail", requirement: "rest()", obstacle, isNeeded: false),
        .nothingToOverride("Trail"),
      ]
    }
    let spyable = ["--kind", "spyable"]
    #expect(try obstacles("rest() -> Int") == [])
    #expect(try obstacles("rest() -> Int", spyable[0], spyable[1]) == skipped(.answerOfASpy))
    #expect(try obstacles("rest()", spyable[0], spyable[1]) == [])
    #expect(try obstacles("rest() -> some Hut") == skipped(.opaqueResult))
    #expect(try obstacles("rest() -> some Hut", spyable[0], spyable[1]) == skipped(.opaqueResult))
    #expect(try obstacles("rest() -> (some: Int, b: Int)") == [])
    #expect(try obstacles("rest<each A>(_ a: repeat each A)") == skipped(.packInClass))
    #expect(try obstacles("rest<each A>() -> some Hut") == skipped(.packInClass))
    #expect(
      try obstacles("rest<A>() -> A where A : ~Copyable", spyable[0], spyable[1])
        == skipped(.notBoxable("A")))
  }

  /// Without the member, the property would still prevent an extension from declaring it.
  @Test func propertyOfTheSameNameIsReportedBeforeOtherObstacles() throws {
    func obstacles(
      _ text: String, beside others: [Member], isStatic: Bool = false
    ) throws -> [Diagnostic] {
      var trails = GraphBuilder("Trails")
      trails.type("struct Gap", kind: "struct", isSPI: true)
      let type = MemberType(name: "Gap", id: "s:6Trails3Gap")
      let rest = Member(
        title: "rest()", text: "\(isStatic ? "static " : "")func \(text)",
        kind: isStatic ? "type.method" : "method", type: type)
      trails.type("protocol Trail", members: others + [rest])
      return try result(["Trail"], [trails]).diagnostics
    }
    func skipped(_ obstacle: Diagnostic.Obstacle) -> [Diagnostic] {
      [.skipped("Trail", requirement: "rest()", obstacle, isNeeded: true)]
    }
    let property = Member(title: "rest", text: "var rest: Int { get }", kind: "property")
    for text in ["rest()", "rest() -> Gap", "rest() -> some Hut"] {
      #expect(try obstacles(text, beside: [property]) == skipped(.property("rest")))
    }
    // Only a property of the type is in the way of a static method.
    let shared = Member(
      title: "rest", text: "static var rest: Int { get }", kind: "type.property")
    #expect(try obstacles("rest()", beside: [shared]) == [])
    #expect(
      try obstacles("rest()", beside: [shared], isStatic: true)
        == skipped(.property("rest")))
    #expect(try obstacles("rest()", beside: []) == [])
    #expect(
      try obstacles("rest() -> some Hut<Gap>", beside: [])
        == skipped(.typeOfSystemInterface("Gap")))
    #expect(try obstacles("rest() -> some Hut", beside: []) == skipped(.opaqueResult))
  }

  /// The constant with the argument has a name that no parameter has.
  @Test(arguments: [
    ([], "argument"), (["argument"], "placeArgument"),
    (["argument", "placeArgument"], "placeInout"),
    (["argument", "placeArgument", "placeInout"], "placeValue"),
    (["placeValue", "placeArgument", "argument", "placeInout"], "placeWritten"),
    (["placeArgument", "placeInout"], "argument"),
  ])
  func writtenArgumentHasAnUnusedName(others: [String], name: String) throws {
    let parameters = (["_ place: inout Int"] + others.map { "_ \($0): Int" })
    let title = "next(\(parameters.map { _ in "_:" }.joined()))"
    let text = try text(
      [], [Member(title: title, text: "func next(\(parameters.joined(separator: ", ")))")])
    #expect(text.contains("    let \(name) = Inout(place)\n    defer { place = \(name).value }\n"))
    #expect(
      text.contains("    spryify(.next, arguments: \(([name] + others).joined(separator: ", ")))\n")
    )
  }

  @Test func severalWrittenArgumentsHaveTheirOwnNames() throws {
    let text = try text(
      [],
      [
        Member(
          title: "swap(_:_:)", text: "func swap(_ argument: inout Int, _ `in`: inout Int)")
      ])
    #expect(
      text.contains(
        """
            let argumentArgument = Inout(argument)
            defer { argument = argumentArgument.value }
            let inArgument = Inout(`in`)
            defer { `in` = inArgument.value }
            spryify(.swap, arguments: argumentArgument, inArgument)

        """))
  }

  @Test func writtenArgumentsOfMembersWithASentResult() throws {
    let text = try text(
      [],
      [
        Member(
          title: "next(_:)", text: "func next(_ place: inout Int) -> sending Hut",
          type: MemberType(name: "Hut", id: "s:6Trails3HutC"))
      ])
    #expect(
      text.contains(
        """
          func next(_ place: inout Int) -> sending Hut {
            let argument = Inout(place)
            defer { place = argument.value }
            nonisolated(unsafe) let answer: Hut = spryify(.next, arguments: argument)
            return unsafe answer
          }

        """))
  }

  /// The lines of the fake's body of a member, without its head.
  private func body(
    _ title: String, _ declaration: String, kind: String = "method", _ words: [String] = [],
    type: MemberType? = nil
  ) throws -> [String] {
    let member = Member(title: title, text: declaration, kind: kind, type: type)
    let lines = try text(["--no-calls"] + words, [member]).split(separator: "\n")
    let start = lines.firstIndex {
      $0.contains("spryStorage") || $0.contains("  enum ClassFunction")
    }
    return lines[(start ?? 0)...].drop { !$0.hasSuffix(") {") && !$0.contains(") -> ") }
      .dropFirst().prefix { $0 != "  }" }.map { String($0.trimmingPrefix("    ")) }
  }

  /// The names of constants aren't those of parameters.
  @Test(arguments: [
    ("_ a: Int", "answer"), ("_ answer: Int", "reply"),
    ("_ answer: Int, _ reply: Int", "givenAnswer"),
  ])
  func nameOfASentResult(parameters: String, name: String) throws {
    let body = try body(
      "next(_:)", "func next(\(parameters)) -> sending Hut",
      type: MemberType(name: "Hut", id: "s:6Trails3HutC"))
    #expect(body.first?.hasPrefix("nonisolated(unsafe) let \(name): Hut = ") == true)
    #expect(body.last == "return unsafe \(name)")
  }

  @Test(arguments: [
    ("_ a: Int", "answer"), ("_ answer: Int", "reply"),
    ("_ answer: Int, _ reply: Int", "answerCall"),
  ])
  func nameOfAFunctionThatLendsAClosure(parameters: String, name: String) throws {
    let body = try body("go(_:_:)", "func go(\(parameters), _ b: () -> Void) async")
    #expect(body.first == "func \(name)(_ b: @escaping () -> Void) async {")
    #expect(body.last == "await withoutActuallyEscaping(b, do: \(name))")
  }

  @Test(arguments: [
    ("_ a: inout Int", ["argument"]), ("_ a: inout Int, _ argument: Int", ["aArgument"]),
    ("_ a: inout Int, _ argument: Int, _ aArgument: Int", ["aInout"]),
    ("_ a: inout Int, _ argument: Int, _ aArgument: Int, _ aInout: Int", ["aValue"]),
    ("_ a: inout Int, _ b: inout Int", ["aArgument", "bArgument"]),
    (
      "_ a: inout Int, _ argument: Int, _ aArgument: Int, _ aInout: Int, _ aValue: Int",
      ["aWritten"]
    ),
  ])
  func namesOfWrittenArguments(parameters: String, names: [String]) throws {
    let body = try body("go()", "func go(\(parameters))")
    #expect(
      body.filter { $0.hasPrefix("let ") }
        == zip(names, ["a", "b"]).map { "let \($0) = Inout(\($1))" })
  }

  /// A leading dot would refer to a case of `Optional`.
  @Test(arguments: ["none", "some"]) func casesNamedLikeThoseOfOptionals(name: String) throws {
    #expect(
      try body("\(name)(_:)", "func \(name)(_ a: Int)")
        == ["spryify(Function.\(name), arguments: a)"])
    #expect(
      try body("\(name)(_:)", "static func \(name)(_ a: Int)", kind: "type.method")
        == ["spryify(ClassFunction.\(name), arguments: a)"])
  }

  @Test func closuresAreLentOneByOne() throws {
    #expect(
      try body("go(_:_:)", "func go(_ a: () -> Void, _ b: () -> Void) throws(Lost) -> Int") == [
        "try withoutActuallyEscaping(a) { a throws(Lost) in",
        "  try withoutActuallyEscaping(b) { b throws(Lost) in",
        "    try spryifyThrows(.go, arguments: Transient(a), Transient(b), throwing: Lost.self)",
        "  }", "}",
      ])
    #expect(
      try body("go(_:)", "func go(_ a: () -> Void)", ["--kind", "spyable"])
        == ["withoutActuallyEscaping(a) { a in", "  recordCall(.go, arguments: Transient(a))", "}"])
  }

  @Test func casesOfOverloadsAreDistinct() throws {
    let text = try text(
      [],
      [
        Member(title: "put(_:at:)", text: "func put(_ name: String, at index: Int)"),
        Member(title: "put(_:)", text: "func put(_ name: String)"),
        Member(title: "find(id:)", text: "func find(id: Int)"),
        Member(title: "find(id:)", text: "func find(id: String)"),
        Member(title: "load(_:)", text: "func load(_ id: Int) -> String"),
        Member(title: "load(_:)", text: "func load(_ id: Int) -> [String]"),
        Member(title: "wait()", text: "func wait() -> Int"),
        Member(title: "wait()", text: "func wait() async -> Int"),
      ])
    let cases = text.split(separator: "\n").filter { $0.hasPrefix("    case") }
    #expect(
      cases == [
        "    case putAt = \"put(_:at:)\"",
        "    case put = \"put(_:)\"",
        "    case findInt = \"find(id:) (Int)\"",
        "    case findString = \"find(id:) (String)\"",
        "    case loadString = \"load(_:) (Int) -> String\"",
        "    case loadStringArray = \"load(_:) (Int) -> [String]\"",
        "    case wait = \"wait() -> Int\"",
        "    case waitAsync = \"wait() -> Int async\"",
      ])
  }

  /// The members are sorted by location, or by name if the location is unknown.
  @Test func membersAreInTheOrderOfTheSource() throws {
    let text = try text(
      [],
      [
        Member(title: "d()", text: "func d()"),
        Member(title: "b()", text: "func b()", hasPosition: false),
        Member(title: "c()", text: "func c()"),
        Member(title: "a()", text: "func a()", hasPosition: false),
      ])
    let cases = text.split(separator: "\n").filter { $0.hasPrefix("    case") }
    #expect(cases.map { $0.suffix(4) } == ["d()\"", "c()\"", "a()\"", "b()\""])
  }

  @Test func membersOnALineAreInTheOrderOfTheSource() throws {
    let text = try text(
      [],
      [
        Member(title: "a()", text: "func a()", position: (3, 20)),
        Member(title: "b()", text: "func b()", position: (3, 8)),
        Member(title: "c()", text: "func c()", position: (1, 30)),
      ])
    let cases = text.split(separator: "\n").filter { $0.hasPrefix("    case") }
    #expect(cases.map { $0.suffix(4) } == ["c()\"", "b()\"", "a()\""])
  }

  /// The compiler lists parents in no particular order.
  @Test func parentsAreInTheOrderOfTheirNames() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    trails.type("protocol Hut", members: [Member(title: "b()", text: "func b()")])
    trails.type("protocol Alps", members: [Member(title: "a()", text: "func a()")])
    for (name, module) in [
      ("Hut", "Trails"), ("Alps", "Trails"), ("Zoo", "Huts"), ("Apes", "Huts"),
    ] {
      trails.conformance(of: "Trail", to: name, in: module)
    }
    let result = try result(["Trail"], [trails, GraphBuilder("Huts")])
    #expect(
      result.diagnostics == [
        .unknownParent("Trail", parent: "Apes"), .unknownParent("Trail", parent: "Zoo"),
      ])
    let cases = result.files[0].text.split(separator: "\n").filter { $0.hasPrefix("    case") }
    #expect(cases == ["    case a = \"a()\"", "    case b = \"b()\""])
  }

  @Test func casesHaveUniqueNames() throws {
    let text = try text(
      [],
      [
        Member(title: "wait()", text: "func wait()"),
        Member(title: "wait()", text: "func wait() async"),
        Member(title: "wait2()", text: "func wait2()"),
        Member(title: "RawValue()", text: "func RawValue()"),
      ])
    let cases = text.split(separator: "\n").filter { $0.hasPrefix("    case") }
    #expect(
      cases == [
        "    case wait = \"wait()\"",
        "    case waitAsync = \"wait() async\"",
        "    case wait2 = \"wait2()\"",
        "    case RawValueMember = \"RawValue()\"",
      ])
  }
}
