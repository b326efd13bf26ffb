import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// Tests which files of a package the tool reads.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
struct FakeFilesTests {
  /// A package with a protocol `Guide` and two test targets.
  private struct Package {
    let folder: URL

    /// Creates a package, with the description of a dependency.
    init(in folder: URL, dependency: DescribedPackage.Module? = nil) throws {
      self.folder = folder
      let tests = ["TrailsTests", "OtherTests"].map { name in
        DescribedPackage.TestTarget(
          name: name, folder: "Tests/\(name)", modules: ["Trails"], directModules: ["Trails"])
      }
      let modules =
        [.init(name: "Trails", isOwn: true, sources: [])] + [dependency].compactMap(\.self)
      let plugin = folder.appending(path: "plugin")
      try FileManager.default.createDirectory(at: plugin, withIntermediateDirectories: true)
      try DescribedPackage(root: folder.path, modules: modules, tests: tests).write(to: plugin)
      try write(
        """
        {"module": {"name": "Trails"}, "relationships": [], "symbols": [
          {"identifier": {"precise": "s:6Trails5GuideP"}, "kind": {"identifier": "swift.protocol"},
           "names": {"title": "Guide"}, "pathComponents": ["Guide"], "accessLevel": "internal",
           "declarationFragments": [{"kind": "text", "spelling": "protocol Guide"}],
           "location": {"uri": "file:///Guide.swift", "position": {"line": 0, "character": 0}}
          }]}
        """, to: "plugin/graphs/Trails.symbols.json")
    }

    func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func generate(_ words: String...) async throws -> CommandResult {
      try await generate(words)
    }

    func generate(_ words: [String]) async throws -> CommandResult {
      try await tool(["--plugin", folder.appending(path: "plugin").path] + words, in: folder)
    }
  }

  private let path = "Tests/TrailsTests/Fakes/FakeGuide.swift"

  @Test func classWithTheNameOfTheFakeIsReported() async throws {
    try await inFolder { folder in
      let package = try Package(in: folder)
      let wrote = CommandResult(status: 0, output: "Wrote \(path)\n")
      // Another target, a mention, and a name that begins alike.
      try package.write("class FakeGuide {}", to: "Tests/OtherTests/A.swift")
      try package.write("let guide = FakeGuide()", to: "Tests/TrailsTests/B.swift")
      try package.write("class FakeGuides {}", to: "Tests/TrailsTests/C.swift")
      try package.write("class FakeGuide {}", to: "Tests/TrailsTests/D.txt")
      #expect(try await package.generate("Guide") == wrote)
      try package.write("final class FakeGuide {}", to: "Tests/TrailsTests/Doubles/E.swift")
      // A fake that isn't written is no reason to look for others.
      #expect(
        try await package.generate("Guide")
          == CommandResult(status: 0, output: "\(path) is up to date\n"))
      try FileManager.default.removeItem(at: folder.appending(path: path))
      #expect(
        try await package.generate("Guide")
          == CommandResult(
            status: 0,
            output: """
              Wrote \(path)
              warning: FakeGuide is also declared in Tests/TrailsTests/Doubles/E.swift; delete one \
              of the two

              """))
    }
  }

  /// The sources of the package may lack a type that a macro declares.
  @Test func dependenciesAreSearchedAfterThePackage() async throws {
    try await inFolder { folder in
      let package = try Package(
        in: folder,
        dependency: .init(
          name: "Huts", isOwn: false, sources: [folder.appending(path: "Guide.swift").path]))
      try package.write("public protocol Guide {}", to: "Guide.swift")
      let graph = try String(
        contentsOf: folder.appending(path: "plugin/graphs/Trails.symbols.json"), encoding: .utf8)
      try package.write(
        graph.replacing("Trails", with: "Huts").replacing("s:6", with: "s:4")
          .replacing("internal", with: "public"), to: "plugin/graphs/Huts.symbols.json")
      func imports(_ output: String, _ words: String...) async throws -> [Substring] {
        #expect(try await package.generate(["Guide", "--output", output] + words).status == 0)
        return try String(
          contentsOf: folder.appending(path: "\(output)/FakeGuide.swift"), encoding: .utf8
        ).split(separator: "\n").filter { $0.contains("import ") }
      }
      #expect(try await imports("A") == ["import Spry", "@testable import Trails"])
      #expect(try await imports("B", "--module", "Huts") == ["import Huts", "import Spry"])
    }
  }

  @Test func typeOfATestTargetIsReported() async throws {
    try await inFolder { folder in
      let package = try Package(in: folder)
      try package.write("protocol Hut {}", to: "Tests/OtherTests/Huts/Hut.swift")
      func output(_ words: String...) async throws -> String {
        let result = try await package.generate(words)
        #expect(result.status == 1)
        return result.output
      }
      #expect(
        try await output("Hut")
          == "error: Hut is declared in Tests/OtherTests/Huts/Hut.swift, and test targets "
          + "can't be read; move it to another one\n")
      #expect(
        try await output("Hut", "--module", "Trails")
          == "error: there is no protocol or class named Hut in Trails\n")
      #expect(
        try await output("Lake")
          == "error: there is no protocol or class named Lake in Trails; to fake a type from outside "
          + "the package, name its module, for example with --module Foundation\n")
    }
  }

  @Test func fakesInHiddenFoldersAndNestedPackagesAreNotChecked() async throws {
    try await inFolder { folder in
      let package = try Package(in: folder)
      #expect(try await package.generate("Guide").status == 0)
      let fake = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      try package.write(fake, to: ".hidden/FakeGuide.swift")
      try package.write(fake, to: "Examples/App/Tests/FakeGuide.swift")
      try package.write(fake, to: "Tests/TrailsTests/FakeGuide.txt")
      try package.write("", to: "Examples/App/Package.swift")
      #expect(
        try await package.generate("--check")
          == CommandResult(status: 0, output: "Checked 1 generated fake\n"))
      try FileManager.default.removeItem(at: folder.appending(path: "Examples/App/Package.swift"))
      #expect(
        try await package.generate("--check")
          == CommandResult(status: 0, output: "Checked 2 generated fakes\n"))
    }
  }
}
