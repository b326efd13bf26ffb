import FakeGenerator
import Testing

@Suite struct CommandArgumentsTests {
  @Test func namesAndOptionsMayStandInAnyOrder() throws {
    let arguments = try CommandArguments([
      "TrailStore", "--module", "Trails", "Outer.Inner", "--output=Tests/Fakes", "--kind",
      "spyable",
      "--access", "public", "--check", "--nonisolated",
    ])
    #expect(arguments.names == ["TrailStore", "Outer.Inner"])
    #expect(arguments.module == "Trails")
    #expect(arguments.output == "Tests/Fakes")
    #expect(arguments.kind == .spyable)
    #expect(arguments.access == .public)
    #expect(arguments.isCheck)
    #expect(arguments.isNonisolated)
    #expect(!arguments.isHelp)
  }

  @Test func helpNeedsNoName() throws {
    #expect(try CommandArguments(["--help"]).isHelp)
    #expect(try CommandArguments(["-h"]).isHelp)
    #expect(CommandArguments.help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func whatCannotBeUnderstoodIsAnError() {
    #expect(throws: UsageError.noName) { try CommandArguments([]) }
    #expect(throws: UsageError.unknownOption("--modul")) {
      try CommandArguments(["A", "--modul", "B"])
    }
    #expect(throws: UsageError.noValue(option: "--module")) {
      try CommandArguments(["A", "--module"])
    }
    #expect(throws: UsageError.noValue(option: "--module")) {
      try CommandArguments(["A", "--module", "--check"])
    }
    #expect(throws: UsageError.noValue(option: "--output")) {
      try CommandArguments(["A", "--output", ""])
    }
    #expect(throws: UsageError.noValue(option: "--output")) {
      try CommandArguments(["A", "--output=", "B"])
    }
    #expect(
      throws: UsageError.unknownValue(
        option: "--kind", "mock", known: ["spryable", "spyable", "stubbable"])
    ) { try CommandArguments(["A", "--kind", "mock"]) }
  }

  @Test func onlyTwoDashesBehindASpaceAreNoValue() throws {
    #expect(try CommandArguments(["A", "--output=--fakes"]).output == "--fakes")
    #expect(try CommandArguments(["A", "--output", "-fakes"]).output == "-fakes")
  }

  @Test func whatMistakesSay() {
    let texts = [
      UsageError.noName, .unknownOption("--modul"), .noValue(option: "--module"),
      .unknownValue(option: "--access", "open", known: ["internal", "public"]),
    ].map(\.text)
    #expect(
      texts == [
        "error: name a protocol or class, such as 'generate-fake TrailStore'; --help tells more",
        "error: there is no option --modul; --help lists them",
        "error: --module needs a value; --help tells which",
        "error: --access cannot be open; it is one of internal, public",
      ])
  }
}
