import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// Tests the tool itself, which reads and writes files.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early) struct ToolTests {
  /// The option accepts a folder or a link to it.
  ///
  /// Facts that the graphs lack are in the sources they refer to.
  @Test(arguments: ["graphs", "link"]) func readsSymbolGraphs(name: String) async throws {
    try await inFolder { folder in
      let graphs = folder.appending(path: "graphs")
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: graphs)
      try await SymbolGraphs.write("GeneratorFixtures", access: "private", to: graphs)

      let result = try await tool(
        "TicketMachine", "--symbol-graphs", name, "--output", "Fakes", in: folder)
      #expect(
        result.output == """
          Wrote Fakes/FakeTicketMachine.swift
          error: TicketMachine.print() is omitted: a value of type Ticket can't be stored, because \
          it can't be copied or must not escape; implement it in an extension of the fake, in a \
          separate file

          """)
      #expect(result.status == 1)
      let file = folder.appending(path: "Fakes/FakeTicketMachine.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.hasPrefix(
          """
          // Generated from TicketMachine. Do not edit. To generate it again:
          // generate-fake TicketMachine --symbol-graphs \(name) --output Fakes

          """))
    }
  }

  @Test func versionIsPrinted() async throws {
    try await inFolder { folder in
      let result = try await tool("--version", in: folder)
      #expect(result == CommandResult(status: 0, output: "\(CommandArguments.version)\n"))
    }
  }

  @Test func problemOfSeveralNamesIsReportedOnce() async throws {
    try await inFolder { folder in
      try Data(Self.emptyGraph.utf8).write(to: folder.appending(path: "App.symbols.json"))
      let result = try await tool(
        "A", "B", "--module", "Trails", "--symbol-graphs", ".", "--output", "Fakes", in: folder)
      #expect(
        result.output == """
          error: the folder has no symbol graph of the module Trails; extract it with \
          'swift symbolgraph-extract' (see --help)

          """)
      #expect(result.status == 1)
    }
  }

  @Test func filesThatAreNoGraphsAreNamed() async throws {
    try await inFolder { folder in
      // On macOS, temporary files are in a folder that has two paths.
      func plain(_ text: String) -> String { text.replacing("/private/var/", with: "/var/") }
      func output(_ graphs: String) async throws -> String {
        let words = ["A", "--output", "Fakes", "--symbol-graphs", graphs]
        return plain(try await tool(words, in: folder).output)
      }
      let path = plain(folder.resolvingSymlinksInPath().path)
      #expect(
        try await output("Graphs")
          == "error: \(path)/Graphs can't be read: No such file or directory\n")
      #expect(
        try await output(".")
          == "error: \(path) has no symbol graph; extract one with 'swift "
          + "symbolgraph-extract' (see --help)\n")
      try Data("{".utf8).write(to: folder.appending(path: "App.symbols.json"))
      #expect(
        try await output(".")
          == "error: \(path)/App.symbols.json can't be read: it isn't a symbol graph of the "
          + "compiler\n")
    }
  }

  @Test func outputMustBeAFolder() async throws {
    try await inFolder { folder in
      try await SymbolGraphs.write("GeneratorFixtures", access: "private", to: folder)
      let result = try await tool(
        "Blank", "--symbol-graphs", ".", "--output", "GeneratorFixtures.symbols.json", in: folder)
      #expect(
        result.output
          == "error: GeneratorFixtures.symbols.json/FakeBlank.swift can't be written: "
          + "GeneratorFixtures.symbols.json isn't a folder\n")
    }
  }

  /// The compiler prints some types in another way while it builds a module.
  @Test(arguments: [
    "public enum Route { public struct Stop {}; public protocol Guide { func go(_ s: Stop) } }",
    "public typealias Order = (Int, Int) -> Bool; public protocol Guide { func sort(by o: Order) }",
    "public protocol Guide { func rest(_ done: nonisolated(nonsending) () async -> Void) }",
    "public protocol Guide { func rest(_ done: @escaping @isolated(any) () async -> Void) }",
    "public protocol Guide { func rest(_ minutes: @autoclosure () -> Int) }",
    "public protocol Guide { func lead() throws(any Error) }",
  ])
  func graphsOfBuildsAreRefused(source: String) async throws {
    try await inFolder { folder in
      try Data(source.utf8).write(to: folder.appending(path: "Trails.swift"))
      let graphs = ["-emit-symbol-graph", "-emit-symbol-graph-dir", "Build"]
      let access = ["-symbol-graph-minimum-access-level", "private"]
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Build"), withIntermediateDirectories: true)
      let build = try await run(
        ["swiftc", "-wmo", "-module-name", "Trails", "-swift-version", "6", "-emit-module-path"]
          + ["Trails.swiftmodule", "-parse-as-library", "Trails.swift"] + graphs + access,
        in: folder)
      #expect(build == CommandResult(status: 0, output: ""))
      let words = ["Guide", "--output", "Fakes", "--symbol-graphs"]
      let name = source.hasPrefix("public enum") ? "RouteGuide" : "Guide"
      #expect(
        try await tool(words + ["Build"], in: folder).output == """
          error: the symbol graph of Trails was written during a build, so it lacks full type names; \
          extract it from the built module with 'swift symbolgraph-extract' (see --help)

          """)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Graphs"), withIntermediateDirectories: true)
      try await SymbolGraphs.write(
        "Trails", access: "private", in: folder, to: folder.appending(path: "Graphs"))
      #expect(
        try await tool(words + ["Graphs"], in: folder).output
          == "Wrote Fakes/Fake\(name).swift\n")
    }
  }

  /// Positions come from the file `Trails.swiftsourceinfo`.
  @Test func graphsWithoutPositionsAreWarnedAbout() async throws {
    try await inFolder { folder in
      try Data("protocol Guide { func rest(); func lead() }".utf8)
        .write(to: folder.appending(path: "Trails.swift"))
      let build = try await run(
        ["swiftc", "-module-name", "Trails", "-emit-module-path", "Trails.swiftmodule"]
          + ["-parse-as-library", "-avoid-emit-module-source-info", "-enable-testing"]
          + ["Trails.swift"], in: folder)
      #expect(build == CommandResult(status: 0, output: ""))
      try await SymbolGraphs.write("Trails", access: "private", in: folder, to: folder)
      let result = try await tool("Guide", "--symbol-graphs", ".", "--output", "A", in: folder)
      #expect(
        result.output == """
          Wrote A/FakeGuide.swift
          warning: the symbol graph of Trails doesn't say where members are declared, so fakes \
          list them in alphabetical order and may lack '#if' conditions and internal setters; extract \
          it from a build with '-enable-testing' and Trails.swiftsourceinfo

          """)
      #expect(result.status == 0)
    }
  }

  private static let emptyGraph =
    #"{"module": {"name": "App"}, "symbols": [], "relationships": []}"#
}
