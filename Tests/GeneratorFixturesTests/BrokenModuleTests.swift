#if os(Linux)
  import FakeGenerator
  import Foundation
  import SpryTestSupport
  import Testing

  /// Tests `--allow-errors` with the tool itself, which the plugin runs after SwiftPM couldn't build a
  /// module.
  @Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
  struct BrokenModuleTests {
    /// Runs the tool in a package with one source, of which an older version may have been built.
    private func run(
      _ words: [String], _ source: String, in name: String = "App.swift", built: String? = nil
    ) async throws -> CommandResult {
      let folder = FileManager.default.temporaryDirectory.appending(path: "broken-\(UUID())")
      let graphs = folder.appending(path: "graphs")
      try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: name)
      try Data(source.utf8).write(to: file)
      // The plugin writes these files.
      try Data().write(to: graphs.appending(path: "App.unreadable"))
      let compiler = try await SpryTestSupport.run(["which", "swiftc"]).output
      let programs = URL(filePath: String(compiler.prefix { $0 != "\n" }))
        .deletingLastPathComponent()
      let modules = folder.appending(path: "modules")
      if let built {
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        try Data(built.utf8).write(to: modules.appending(path: "App.swift"))
        let build = try await SpryTestSupport.run(
          ["swiftc", "-emit-module", "-module-name", "App", "-parse-as-library", "App.swift"],
          in: modules)
        #expect(build == CommandResult(status: 0, output: ""))
      }
      let test = DescribedPackage.TestTarget(
        name: "AppTests", folder: "Tests/AppTests", modules: ["App"], directModules: ["App"])
      var package = DescribedPackage(
        root: folder.path, modules: [.init(name: "App", isOwn: true, sources: [file.path])],
        tests: [test])
      package.compiler = programs.appending(path: "swiftc").path
      package.extractor = programs.appending(path: "swift-symbolgraph-extract").path
      package.searchPaths = [modules.path]
      try package.write(to: folder)
      let tool = try BuildProducts.current().programs.appending(path: "generate-fake").path
      return try await SpryTestSupport.run([tool, "--plugin", folder.path] + words, in: folder)
    }

    private let source = """
      struct Trail {}
      protocol Store: Base { func load(_ id: Int) -> [Trail] }
      protocol Base { func close() }
      final class Planner {
        var next: Hut
        func plan() -> Int { next.missing() }
      }
      protocol Broken {
        func open()
        func find(_ name: Name) -> Int
      }
      protocol Child: Broken {}
      protocol Guide { func lead(_ group: Group) }
      typealias Group = [Hiker]
      private protocol Secret {}
      """

    @Test func errorsElsewhereDoNotMatter() async throws {
      let result = try await run(
        ["Store", "Broken", "Child", "Guide", "Secret", "--allow-errors"], source)
      #expect(
        result.output == """
          Wrote Tests/AppTests/Fakes/FakeStore.swift
          warning: App doesn't compile, so it was read without the settings of its target; once it \
          compiles, run the command with --update
          error: Broken has an error in App.swift:10: cannot find type 'Name' in scope
          error: Child has an error in App.swift:10: cannot find type 'Name' in scope
          error: Guide has an error in App.swift:13: a type of lead(_:) has errors
          error: Secret is private, so a fake can't name it

          """)
      #expect(result.status == 1)
    }

    /// The compiler takes a single source for a script unless it is told otherwise.
    @Test(arguments: [
      ("main.swift", "print(1)"), ("App.swift", "@main struct App { static func main() {} }"),
    ])
    func programsAreRead(file: String, start: String) async throws {
      let result = try await run(
        ["Store", "--allow-errors"], "protocol Store { func load() }\n\(start)", in: file)
      #expect(
        result.output == """
          Wrote Tests/AppTests/Fakes/FakeStore.swift
          warning: App doesn't compile, so it was read without the settings of its target; once it \
          compiles, run the command with --update

          """)
      #expect(result.status == 0)
    }

    @Test func olderBuildIsNotRead() async throws {
      let result = try await run(
        ["Store", "--allow-errors"], "protocol Store {}\nprotocol Broken { func open(_ a: A) }",
        built: "protocol Base {}")
      #expect(
        result.output == """
          Wrote Tests/AppTests/Fakes/FakeStore.swift
          warning: App doesn't compile, so it was read without the settings of its target; once it \
          compiles, run the command with --update

          """)
    }

    @Test func moduleThatDoesNotCompileIsRefusedOtherwise() async throws {
      let result = try await run(["Store"], source)
      #expect(
        result.output == """
          error: SwiftPM can't describe the module App, because it doesn't compile for this \
          machine; if you are still writing it, add --allow-errors; if it is for another platform, \
          such as iOS, extract its symbol graph and pass the folder with --symbol-graphs (see --help)

          """)
    }

    @Test func errorInASuperclassMatters() async throws {
      let result = try await run(
        ["Lodge", "--allow-errors"],
        """
        class Hut {
          func open(_ door: Door) {}
        }
        class Lodge: Hut { func close() {} }
        """)
      #expect(
        result.output.contains(
          "error: Lodge has an error in App.swift:2: cannot find type 'Door' in scope\n"))
      #expect(result.status == 1)
    }

    /// The compiler waits until its output is read, if that doesn't fit into a pipe.
    @Test(.timeLimit(.minutes(1))) func longOutputIsRead() async throws {
      // The compiler prints the line.
      let comment = String(repeating: "a", count: 200_000)
      let result = try await run(
        ["Store", "--allow-errors"],
        "protocol Store { func load() }\nprotocol Other { func load() -> Missing } // \(comment)")
      #expect(result.output.hasPrefix("Wrote Tests/AppTests/Fakes/FakeStore.swift\n"))
      #expect(result.status == 0)
    }

    /// The compiler doesn't report further errors then.
    @Test func missingImportsAreReported() async throws {
      let result = try await run(
        ["Store", "--allow-errors"], "import NoSuchKit\nprotocol Store { func load(_ a: A) }")
      #expect(result.output.contains("\n  "))
      #expect(result.output.hasSuffix(": error: no such module 'NoSuchKit'\n"))
      #expect(result.status == 1)
    }
  }
#endif
