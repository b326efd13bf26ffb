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
        // Checksum: 3d052bccbefce513
        // swift-format-ignore-file
        // swiftlint:disable all
        // swiftformat:disable all

        import SpryXCTest

        @testable import Trails

        final class FakeTrail: Trail, Spryable, Sendable {
          enum Function: String, StringRepresentable, CaseIterable {
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
          struct Calls {
            fileprivate let fake: FakeTrail

            var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
            var length: TypedGetter<Int, Never> { TypedGetter(fake.call(.length)) }

            func walk(to place: String) -> TypedCall<(String) -> Void, Int, any Error> {
              TypedCall(fake.call(.walk, with: place))
            }

            @_disfavoredOverload
            func walk(
              to place: TypedArgument<String> = .anything
            ) -> TypedCall<(String) -> Void, Int, any Error> {
              TypedCall(fake.call(.walk, with: place))
            }
          }

          var calls: Calls { Calls(fake: self) }
        }

        """)
  }

  @Test func headerContainsTheOptions() throws {
    let text = try text(
      ["--module", "Trails", "--kind", "stubbable", "--access", "public", "--output", "Fakes"],
      [Member(title: "walk()", text: "func walk()")])
    #expect(
      text == """
        // Generated from Trail. Do not edit. To generate it again:
        // swift package --allow-writing-to-package-directory generate-fake Trail --module Trails \
        --output Fakes --kind stubbable --access public
        // Checksum: 2f0ca12183209d93
        // swift-format-ignore-file
        // swiftlint:disable all
        // swiftformat:disable all

        public import Spry
        public import Trails

        public final class FakeTrail: Trail, Stubbable, Sendable {
          public enum Function: String, StringRepresentable, CaseIterable {
            case walk = "walk()"
          }

          public let spryStorage = SpryStorage()

          public init() {}

          public func walk() {
            stubbedValue(.walk)
          }
        }

        """)
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
      title: "plan(from:to:on:)",
      text: "func plan(from start: [String : [String]], to end: [String : [String]], "
        + "on day: [Int : String]) -> [String : [Int]]"),
    Member(title: "open(_:)", text: "static func open(_ path: String)", kind: "type.method"),
  ]

  @Test func calls() throws {
    let text = try text([], membersToCall)
    let parts = text.components(separatedBy: "\nextension")
    #expect(parts[0].hasSuffix("\n}\n"))
    #expect(
      "extension" + parts[1] == """
        extension FakeTrail {
          struct Calls {
            fileprivate let fake: FakeTrail

            var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
            var length: TypedGetter<Int, any Error> { TypedGetter(fake.call(.length)) }

            func walk(
              to place: String, then done: TypedArgument<(Int) -> Void> = .anything
            ) -> TypedCall<(String, @escaping (Int) -> Void) -> Void, Int?, any Error> {
              TypedCall(fake.call(.walk, with: place, done))
            }

            @_disfavoredOverload
            func walk(
              to place: TypedArgument<String> = .anything,
              then done: TypedArgument<(Int) -> Void> = .anything
            ) -> TypedCall<(String, @escaping (Int) -> Void) -> Void, Int?, any Error> {
              TypedCall(fake.call(.walk, with: place, done))
            }

            func rest() -> TypedCall<() -> Void, Void, Never> {
              TypedCall(fake.call(.rest))
            }

            func log<Value>(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> {
              TypedCall(fake.call(.log, with: value))
            }

            @_disfavoredOverload
            func log(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> {
              TypedCall(fake.call(.log, with: value))
            }

            func visit(_ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> {
              TypedCall(fake.call(.visit, with: body))
            }

            func add(
              _ places: [String], to list: [String]
            ) -> TypedCall<([String], Inout<[String]>) -> Void, Void, Never> {
              TypedCall(fake.call(.add, with: places, list))
            }

            @_disfavoredOverload
            func add(
              _ places: TypedArgument<[String]> = .anything, to list: TypedArgument<[String]> = .anything
            ) -> TypedCall<([String], Inout<[String]>) -> Void, Void, Never> {
              TypedCall(fake.call(.add, with: places, list))
            }

            func plan(
              from start: [String: [String]], to end: [String: [String]], on day: [Int: String]
            ) -> TypedCall<
              ([String: [String]], [String: [String]], [Int: String]) -> Void, [String: [Int]], Never
            > {
              TypedCall(fake.call(.plan, with: start, end, day))
            }

            @_disfavoredOverload
            func plan(
              from start: TypedArgument<[String: [String]]> = .anything,
              to end: TypedArgument<[String: [String]]> = .anything,
              on day: TypedArgument<[Int: String]> = .anything
            ) -> TypedCall<
              ([String: [String]], [String: [String]], [Int: String]) -> Void, [String: [Int]], Never
            > {
              TypedCall(fake.call(.plan, with: start, end, day))
            }
          }

          var calls: Calls { Calls(fake: self) }

          struct ClassCalls {
            func open(_ path: String) -> TypedCall<(String) -> Void, Void, Never> {
              TypedCall(FakeTrail.call(.open, with: path))
            }

            @_disfavoredOverload
            func open(
              _ path: TypedArgument<String> = .anything
            ) -> TypedCall<(String) -> Void, Void, Never> {
              TypedCall(FakeTrail.call(.open, with: path))
            }
          }

          static var calls: ClassCalls { ClassCalls() }
        }

        """)
  }

  @Test func callsCanBeOmitted() throws {
    let text = try text(["--no-calls"], membersToCall)
    #expect(text.contains("generate-fake Trail --no-calls\n"))
    let whole = try self.text([], membersToCall).components(separatedBy: "\n\nextension")[0]
    #expect(
      text.components(separatedBy: "\n\n").dropFirst()
        == (whole + "\n").components(separatedBy: "\n\n").dropFirst())
    #expect(try !self.text(["--kind", "stubbable"], membersToCall).contains("calls"))
    #expect(try self.text([], []).hasSuffix("typealias Function = NoFunctions\n}\n"))
  }

  @Test func callsForOtherModules() throws {
    let text = try text(["--access", "public"], [Member(title: "walk()", text: "func walk()")])
    #expect(
      text.hasSuffix(
        """

        extension FakeTrail {
          public struct Calls {
            fileprivate let fake: FakeTrail

            public func walk() -> TypedCall<() -> Void, Void, Never> {
              TypedCall(fake.call(.walk))
            }
          }

          public var calls: Calls { Calls(fake: self) }
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

  @Test func longLinesAreBroken() throws {
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
    let body = text.split(separator: "\n\n").dropFirst(3).joined(separator: "\n\n")
    #expect(
      body == """
          let spryStorage = SpryStorage()

          func walk<Companions: Collection>(
            from start: String, to end: String, with companions: Companions
          ) async throws -> [String: Int]
          where Companions.Element == String {
            try await spryifyThrows(.walk, arguments: start, end, companions)
          }

          func rest(
            afterManyHoursOf walking: String, inTheMiddleOf place: String, untilTheEndOf day: Int
          ) throws -> Int {
            try spryifyThrows(.rest, arguments: walking, place, day)
          }

          var aPropertyWithANameThatIsMuchTooLong: [String: [String: [String: Int]]] {
            stubbedValue(.aPropertyWithANameThatIsMuchTooLong)
          }
        }

        """)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
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
