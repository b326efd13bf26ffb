import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// Tests the tool's exit status, which scripts rely on, and what it does to files.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
struct ToolStatusTests {
  /// Writes the graph of a module with protocols.
  ///
  /// - Parameters:
  ///   - protocols: The names of the protocols, each with that of a method.
  ///   - module: The module.
  ///   - folder: The folder for the graph.
  /// - Throws: An error if the file can't be written.
  private func write(
    _ protocols: [(name: String, method: String)], of module: String = "Trails", to folder: URL
  ) throws {
    let symbols = protocols.flatMap { name, method in
      [
        symbol("protocol", name.split(separator: "."), "protocol \(name)", in: module, folder),
        symbol(
          "method", name.split(separator: ".") + ["\(method)()"], "func \(method)()", in: module,
          folder),
      ]
    }
    let relationships = protocols.map { name, method in
      [
        "kind": "requirementOf", "source": "s:\(module).\(name).\(method)()",
        "target": "s:\(module).\(name)",
      ]
    }
    let graph: [String: Any] = [
      "module": ["name": module], "symbols": symbols, "relationships": relationships,
    ]
    try JSONSerialization.data(withJSONObject: graph)
      .write(to: folder.appending(path: "\(module).symbols.json"))
  }

  private func symbol(
    _ kind: String, _ path: [Substring], _ text: String, in module: String, _ folder: URL
  ) -> [String: Any] {
    [
      "identifier": ["precise": "s:\(module).\(path.joined(separator: "."))"],
      "kind": ["identifier": "swift.\(kind)"], "names": ["title": String(path[path.count - 1])],
      "pathComponents": path.map(String.init), "accessLevel": "internal",
      "declarationFragments": [["kind": "text", "spelling": text]],
      "location": [
        "uri": folder.appending(path: "\(module).swift").absoluteString,
        "position": ["line": 0, "character": 0],
      ],
    ]
  }

  private let words = ["--symbol-graphs", ".", "--output", "Fakes"]

  @Test func mistakeOnTheCommandLineHasAStatusOfItsOwn() async throws {
    try await inFolder { folder in
      let result = try await tool("Guide", "--chek", in: folder)
      #expect(result.status == 64)
      #expect(result.output.hasPrefix("error: "))
    }
  }

  @Test func folderWithoutGraphsIsAnError() async throws {
    try await inFolder { folder in
      let result = try await tool(["Guide"] + words, in: folder)
      #expect(result.status == 1)
    }
  }

  @Test func everyStaleFakeIsNamed() async throws {
    try await inFolder { folder in
      try write([("Guide", "rest"), ("Store", "load")], to: folder)
      #expect(
        try await tool(["Guide", "Store"] + words, in: folder)
          == CommandResult(
            status: 0, output: "Wrote Fakes/FakeGuide.swift\nWrote Fakes/FakeStore.swift\n"))
      #expect(
        try await tool(["--check"] + words, in: folder)
          == CommandResult(status: 0, output: "Checked 2 generated fakes\n"))
      try write([("Guide", "lead"), ("Store", "save")], to: folder)
      let result = try await tool(["Guide", "Store", "--check"] + words, in: folder)
      #expect(result.status == 1)
      #expect(
        result.output.split(separator: "\n").map { $0.prefix { $0 != ";" } } == [
          "error: Fakes/FakeGuide.swift is out of date",
          "error: Fakes/FakeStore.swift is out of date",
        ])
    }
  }

  @Test func fakeThatCannotBeCheckedIsAnError() async throws {
    try await inFolder { folder in
      try write([("Guide", "rest"), ("Store", "load")], to: folder)
      #expect(try await tool(["Guide"] + words, in: folder).status == 0)
      try write([("Store", "load")], to: folder)
      let result = try await tool(["--check"] + words, in: folder)
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix(
          """
          Checked 1 generated fake
          error: Fakes/FakeGuide.swift is the fake for Guide, which no longer exists;
          """))
    }
  }

  @Test func onlyTheFolderIsChecked() async throws {
    try await inFolder { folder in
      try write([("Guide", "rest"), ("Store", "load")], to: folder)
      let graphs = ["--symbol-graphs", ".", "--output"]
      for (name, output) in [("Guide", "A"), ("Store", "B")] {
        #expect(try await tool([name] + graphs + [output], in: folder).status == 0)
      }
      #expect(
        try await tool(["--check"] + graphs + ["A"], in: folder)
          == CommandResult(status: 0, output: "Checked 1 generated fake\n"))
    }
  }

  /// With a misspelled folder, nothing would be checked.
  @Test(arguments: ["--check", "--update"]) func folderThatDoesNotExistIsAnError(option: String)
    async throws
  {
    try await inFolder { folder in
      try write([("Guide", "rest")], to: folder)
      #expect(
        try await tool(option, "--symbol-graphs", ".", "--output", "Nowhere", in: folder)
          == CommandResult(
            status: 1, output: "error: Nowhere can't be read: No such file or directory\n"))
    }
  }

  @Test func editedFakeIsOnlyReplacedByForce() async throws {
    try await inFolder { folder in
      try write([("Guide", "rest")], to: folder)
      #expect(try await tool(["Guide"] + words, in: folder).status == 0)
      let file = folder.appending(path: "Fakes/FakeGuide.swift")
      let fake = try String(contentsOf: file, encoding: .utf8)
      try Data("\(fake)// An edit.\n".utf8).write(to: file)
      #expect(try await tool(["Guide"] + words, in: folder).status == 1)
      #expect(try String(contentsOf: file, encoding: .utf8) == "\(fake)// An edit.\n")
      #expect(
        try await tool(["Guide", "--force"] + words, in: folder)
          == CommandResult(status: 0, output: "Wrote Fakes/FakeGuide.swift\n"))
      #expect(
        try String(contentsOf: file, encoding: .utf8).hasSuffix("// An edit.\n") == false)
    }
  }

  @Test func unreadableFileIsNotReplaced() async throws {
    try await inFolder { folder in
      try write([("Guide", "rest")], to: folder)
      let file = folder.appending(path: "Fakes/FakeGuide.swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let picture = Data([0x89, 0xFF, 0xFE, 0x00])
      try picture.write(to: file)
      let result = try await tool(["Guide"] + words, in: folder)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("error: Fakes/FakeGuide.swift can't be read: "))
      #expect(try Data(contentsOf: file) == picture)
    }
  }

  @Test func moduleOfANestedTypeIsFoundInTheSources() async throws {
    try await inFolder { folder in
      try write([("Camp.Guide", "rest")], to: folder)
      try write([("Store", "load")], of: "Huts", to: folder)
      try Data("enum Camp { protocol Guide {} }".utf8)
        .write(to: folder.appending(path: "Trails.swift"))
      let result = try await tool(["Camp.Guide", "--module", "Huts"] + words, in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("--module Trails"))
    }
  }

  /// The plugin provides the graphs of dependencies with internal declarations, as names with an
  /// underscore count as internal.
  @Test func internalProtocolOfADependencyIsRefused() async throws {
    try await inFolder { folder in
      let graphs = folder.appending(path: "graphs")
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      try write([("Hut", "open")], of: "Huts", to: graphs)
      try DescribedPackage(
        root: folder.path, modules: [.init(name: "Huts", isOwn: false, sources: [])], tests: []
      ).write(to: folder)
      #expect(
        try await tool(
          "--plugin", folder.path, "Hut", "--module", "Huts", "--output", "Fakes", in: folder)
          == CommandResult(status: 1, output: "error: Hut is internal, so a fake can't name it\n"))
    }
  }

  /// The plugin runs the tool again when it has provided them.
  @Test func graphsOfThePackageAreRequested() async throws {
    try await inFolder { folder in
      let graphs = folder.appending(path: "graphs")
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      let names = ["Trails", "Huts"]
      var package = DescribedPackage(
        root: folder.path, modules: names.map { .init(name: $0, isOwn: true, sources: []) },
        tests: [])
      package.packageModules = names
      package.extractor = "/usr/bin/false"
      try package.write(to: folder)
      func missing() throws -> String {
        try String(contentsOf: folder.appending(path: "missing"), encoding: .utf8)
      }
      let words = ["--plugin", folder.path, "Guide", "--output", "Fakes"]
      #expect(try await tool(words, in: folder) == CommandResult(status: 0, output: ""))
      #expect(try missing() == "Huts\nTrails")
      try write([("Guide", "rest")], to: graphs)
      #expect(try await tool(words, in: folder) == CommandResult(status: 0, output: ""))
      #expect(try missing() == "Huts")
      try Data().write(to: graphs.appending(path: "Huts.unreadable"))
      #expect(
        try await tool(words, in: folder)
          == CommandResult(status: 0, output: "Wrote Fakes/FakeGuide.swift\n"))
      #expect(try missing() == "")
    }
  }

  /// The command would request the module again and again.
  @Test(arguments: ["true", "false"])
  func moduleThatTheExtractorCannotReadIsMissing(extractor: String) async throws {
    try await inFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "graphs"), withIntermediateDirectories: true)
      var package = DescribedPackage(root: folder.path, modules: [], tests: [])
      package.extractor = "/usr/bin/\(extractor)"
      try package.write(to: folder)
      #expect(
        try await tool(
          "--plugin", folder.path, "Guide", "--module", "Maps", "--output", "Fakes", in: folder)
          == CommandResult(
            status: 1,
            output: "error: there is no module named Maps in the package, its dependencies or the "
              + "SDK\n"))
    }
  }
}
