import FakeGenerator
import Foundation
import Testing

@Suite struct CommandArgumentsTests {
  @Test func namesAndOptionsMayBeInAnyOrder() throws {
    let arguments = try CommandArguments([
      "TrailStore", "--module", "Trails", "Outer.Inner", "--output=Tests/Fakes", "--kind",
      "spyable",
      "--access", "public", "--check", "--nonisolated",
    ])
    #expect(arguments.names == ["TrailStore", "Outer.Inner"])
    #expect(arguments.module == "Trails")
    #expect(arguments.output == "Tests/Fakes")
    #expect(arguments.fake.kind == .spyable)
    #expect(arguments.fake.access == .public)
    #expect(arguments.isCheck)
    #expect(arguments.fake.isNonisolated)
    #expect(!arguments.isHelp)
  }

  @Test func argumentsOfTheSuperclassAreWords() throws {
    let words = ["Tile", "--super-init", "frame: .zero"]
    #expect(try CommandArguments(words).fake.superInitializer == "frame: .zero")
    #expect(try CommandArguments(["Tile", "--super-init=x: 1"]).fake.superInitializer == "x: 1")
    #expect(throws: UsageError.noValue(option: "--super-init")) {
      try CommandArguments(["Tile", "--super-init"])
    }
  }

  @Test func helpNeedsNoName() throws {
    #expect(try CommandArguments(["--help"]).isHelp)
    #expect(try CommandArguments(["-h"]).isHelp)
    #expect(CommandArguments.help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func invalidArgumentsAreErrors() {
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

  @Test func valueAfterASpaceMustNotStartWithTwoDashes() throws {
    #expect(try CommandArguments(["A", "--output=--fakes"]).output == "--fakes")
    #expect(try CommandArguments(["A", "--output", "-fakes"]).output == "-fakes")
  }

  /// Otherwise `--check=false` would still check.
  @Test(arguments: ["--check=false", "--help=x", "--nonisolated=no"])
  func flagsDoNotTakeValues(word: String) {
    let option = String(word.split(separator: "=")[0])
    #expect(throws: UsageError.valueOfFlag(option: option)) { try CommandArguments(["A", word]) }
  }

  @Test func namesAfterTwoDashesMayStartWithADash() throws {
    #expect(try CommandArguments(["--check", "--", "-A", "--help"]).names == ["-A", "--help"])
  }

  @Test func checkAndVersionNeedNoName() throws {
    #expect(try CommandArguments(["--check"]).names == [])
    #expect(try CommandArguments(["--version"]).isVersion)
    #expect(throws: UsageError.severalNamesForOne) {
      try CommandArguments(["A", "B", "--name", "C"])
    }
  }

  @Test func versionIsTheLatestInTheChanges() throws {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let changes = try String(
      contentsOf: package.appending(path: ".github/CHANGELOG.md"), encoding: .utf8)
    let latest = changes.firstMatch(of: /\n## (\S+)/)
    #expect(latest.map { String($0.1) } == CommandArguments.version)
  }

  @Test func excludedNamesEndAtTheNextOption() throws {
    let arguments = try CommandArguments([
      "--all", "--exclude", "A", "Outer.B", "--module", "M", "--exclude=C", "D",
    ])
    #expect(arguments.isAll)
    #expect(arguments.excluded == ["A", "Outer.B", "C", "D"])
    #expect(arguments.names == [])
    #expect(arguments.module == "M")
    #expect(throws: UsageError.noValue(option: "--exclude")) {
      try CommandArguments(["--all", "--exclude", "--check"])
    }
  }

  @Test(arguments: [
    (["--update", "A"], UsageError.namesWith(option: "--update")),
    (["--all", "A"], .namesWith(option: "--all")),
    (["--all", "--update", "A"], .namesWith(option: "--update")),
    (["--all", "--check", "A"], .namesWith(option: "--all")),
    (["--update", "A", "--exclude", "B"], .onlyWith("--exclude", option: "--all")),
    (["--exclude", "--name", "A"], .noValue(option: "--exclude")),
    (["--partial", "--kind=spyable"], .noName),
    (["--update", "A", "--partial", "--kind=spyable"], .partialSpy),
    (["--check", "--update", "--name=A"], .conflict("--check", "--update")),
    (["--update", "--name=A"], .setByHeaders("--update", option: "--name")),
    (["--check", "--update"], .conflict("--check", "--update")),
    (["--check", "--update", "--module=A"], .conflict("--check", "--update")),
    (["--all", "--check"], .conflict("--check", "--all")),
    (["--all", "--update"], .conflict("--update", "--all")),
    (["--check", "A", "--force"], .conflict("--check", "--force")),
    (["--force", "--all"], .conflict("--all", "--force")),
    (["--exclude", "A"], .onlyWith("--exclude", option: "--all")),
    (["--check", "A", "--exclude=A"], .onlyWith("--exclude", option: "--all")),
    (["--all", "--name", "A"], .severalNamesForOne),
    (["--all", "--partial", "--kind", "spyable"], .partialSpy),
  ])
  func contradictoryOptionsAreErrors(words: [String], error: UsageError) {
    #expect(throws: error) { try CommandArguments(words) }
  }

  @Test(arguments: [
    "--module=A", "--name=B", "--kind=spyable", "--access=public", "--partial", "--no-calls",
    "--nonisolated",
  ])
  func optionsOfOneFakeAreInItsHeader(word: String) throws {
    let option = String(word.split(separator: "=")[0])
    for mode in ["--check", "--update"] {
      #expect(throws: UsageError.setByHeaders(mode, option: option)) {
        try CommandArguments([word, mode])
      }
    }
    #expect(try CommandArguments(["--check", "A", word]).isCheck)
  }

  @Test func foldersAreOptionsOfAllFakes() throws {
    let words = ["--output", "Tests", "--symbol-graphs", "Graphs"]
    #expect(try CommandArguments(["--update", "--force"] + words).isForced)
    #expect(try CommandArguments(["--check"] + words).isCheck)
    #expect(try CommandArguments(["--all", "--module", "A", "--partial"] + words).fake.isPartial)
  }

  @Test(arguments: ["a b", "7a", "Big", "a-b"])
  func nameMustBeAnIdentifierOtherThanTheTypesName(name: String) {
    #expect(throws: UsageError.unusableName(name)) {
      try CommandArguments(["Shop.Big", "--name", name])
    }
  }

  @Test(arguments: ["_a7", "FakeBig", "Größe"])
  func otherNamesAreUsed(name: String) throws {
    #expect(try CommandArguments(["Shop.Big", "--name", name]).fake.name == name)
  }

  @Test func textsOfUsageErrors() {
    let texts = [
      UsageError.noName, .severalNamesForOne, .unusableName("a b"), .partialSpy,
      .unknownOption("--modul"),
      .noValue(option: "--module"), .valueOfFlag(option: "--check"),
      .unknownValue(option: "--access", "open", known: ["internal", "public"]), .noSymbolGraphs,
      .namesWith(option: "--all"), .conflict("--update", "--all"),
      .setByHeaders("--check", option: "--kind"), .onlyWith("--exclude", option: "--all"),
    ].map(\.text)
    #expect(
      texts == [
        "error: missing the name of a protocol or class, for example 'generate-fake TrailStore'; see "
          + "--help",
        "error: '--name' is for a single fake; run the command once for each",
        "error: 'a b' can't be the fake's name; choose an identifier other than the type's name",
        "error: '--partial' can't be combined with '--kind spyable', because a spy has no stubs",
        "error: unknown option '--modul'; see --help",
        "error: missing value for '--module'; see --help",
        "error: '--check' doesn't take a value",
        "error: 'open' isn't a valid value for '--access'; use internal, public",
        "error: run 'swift package generate-fake', or pass a folder with --symbol-graphs; see "
          + "--help",
        "error: '--all' doesn't take names; leave out either the names or '--all'",
        "error: '--update' can't be combined with '--all'",
        "error: '--check' can't be combined with '--kind', because the header of each fake contains "
          + "its options",
        "error: '--exclude' can only be combined with '--all'",
      ])
  }
}
