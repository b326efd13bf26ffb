import FakeGenerator
import Testing

/// Tests the conditions around the members of fakes.
@Suite struct ConditionalMemberTests {
  /// Without the protocol, the whole fake can't be compiled.
  @Test func conditionsAroundAProtocolAreNotThoseOfItsMembers() throws {
    let source = """
      #if DEBUG
        protocol Trail {
          func walk()
          #if FAST
            func run()
          #endif
        }
      #endif
      """
    var trails = GraphBuilder("Trails")
    trails.file = "/Trail.swift"
    trails.type(
      "protocol Trail", line: 1,
      members: [
        Member(title: "walk()", text: "func walk()", position: (2, 0)),
        Member(title: "run()", text: "func run()", position: (4, 0)),
      ])
    let result = try result(
      ["Trail"], [trails], sources: ["Trails": SourceFacts(in: source, of: "/Trail.swift")])
    #expect(result.diagnostics == [.flags("Trail", ["FAST"])])
    let lines = try #require(result.files.first).text.split(separator: "\n").map(String.init)
    let conditions = lines.filter { $0.contains("#") }
    // The case, the member and the call.
    #expect(
      conditions == [
        "    #if FAST", "    #endif", "  #if FAST", "  #endif", "    #if FAST", "    #endif",
      ])
  }

  @Test func membersWithTheSameConditionShareIt() throws {
    let source = """
      protocol Trail {
        #if FAST
          func walk()
          func run()
        #endif
      }
      """
    var trails = GraphBuilder("Trails")
    trails.file = "/Trail.swift"
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "walk()", text: "func walk()", position: (2, 0)),
        Member(title: "run()", text: "func run()", position: (3, 0)),
      ])
    let text = try result(
      ["Trail", "--no-calls"], [trails],
      sources: ["Trails": SourceFacts(in: source, of: "/Trail.swift")]
    ).files[0].text
    #expect(
      text.hasSuffix(
        """
          #if FAST
            func walk() {
              spryify(.walk)
            }

            func run() {
              spryify(.run)
            }
          #endif
        }

        """))
  }
}
