import Foundation
import SpryTestSupport
import Testing

/// Tests the tool itself, which reads and writes files.
@Suite(.enabled(if: canRunCommands, "The system can't start processes")) struct ToolTests {
  /// The option accepts a folder or a link to it.
  ///
  /// Facts that the graphs lack are in the sources they refer to.
  @Test(arguments: ["graphs", "link"]) func readsSymbolGraphs(name: String) async throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "tool-\(UUID())")
    let graphs = folder.appending(path: "graphs")
    try files.createDirectory(at: graphs, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try files.createSymbolicLink(
      at: folder.appending(path: "link"), withDestinationURL: graphs)
    try await SymbolGraphs.write("GeneratorFixtures", access: "private", to: graphs)

    let tool = try SymbolGraphs.products().appending(path: "generate-fake").path
    let result = try await run(
      [tool, "TicketMachine", "--symbol-graphs", name, "--output", "Fakes"], in: folder)
    #expect(
      result.output == """
        Wrote Fakes/FakeTicketMachine.swift
        warning: TicketMachine.print() is omitted: a value of type Ticket can't be stored, because \
        it can't be copied or must not escape; implement it in an extension of the fake, in a \
        separate file

        """)
    #expect(result.status == 0)
    let file = folder.appending(path: "Fakes/FakeTicketMachine.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text.hasPrefix(
        """
        // Generated from TicketMachine. Do not edit. To generate it again:
        // generate-fake TicketMachine --symbol-graphs \(name) --output Fakes

        """))
  }

  @Test func problemOfSeveralNamesIsReportedOnce() async throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "tool-\(UUID())")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let tool = try SymbolGraphs.products().appending(path: "generate-fake").path
    let result = try await run(
      [tool, "A", "B", "--module", "Trails", "--symbol-graphs", ".", "--output", "Fakes"],
      in: folder)
    #expect(
      result.output == """
        error: the folder has no symbol graph of the module Trails; the compiler writes it \
        with -emit-symbol-graph (see --help)

        """)
    #expect(result.status == 1)
  }
}
