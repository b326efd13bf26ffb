import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// A fake that the generator has written and somebody has committed.
private struct CommittedFake: Sendable, CustomTestStringConvertible {
  private static let folder = "Tests/GeneratorFixturesTests/Fakes"

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all: [CommittedFake] = {
    let path = package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { CommittedFake(path: "\(folder)/\($0)") }
  }()

  /// Where it is, from the package's folder.
  let path: String

  var testDescription: String { path.split(separator: "/").last.map { "\($0)" } ?? path }

  var text: String {
    get throws {
      try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    }
  }

  /// The words behind `generate-fake` that its own header tells.
  var words: [String] {
    get throws {
      let line = try #require(try text.split(separator: "\n").dropFirst().first)
      return line.split(separator: " ").map(String.init).drop { $0 != "generate-fake" }.dropFirst()
        .map { $0 }
    }
  }
}

/// What the generator knows of the fixtures, found out once.
private enum Fixtures {
  static let index = Task { SymbolIndex(try await SymbolGraphs.ofFixtures()) }

  static let internalSetters = Result {
    let folder = CommittedFake.package.appending(path: "Tests/GeneratorFixtures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(
      try files.flatMap { file in
        Workspace.internalSetters(
          in: try String(contentsOf: folder.appending(path: file), encoding: .utf8))
      })
  }
}

/// The committed fakes are, byte for byte, what the generator writes today.
@Suite(.enabled(if: canRunCommands, "The system starts no processes"))
struct RegenerationTests {
  @Test func thereAreFakes() {
    #expect(CommittedFake.all.count == 70)
  }

  @Test(arguments: CommittedFake.all)
  private func everyFakeIsWhatItsHeaderSays(fake: CommittedFake) async throws {
    let command = GenerateCommand(
      try CommandArguments(fake.words), in: .fixtures, try await Fixtures.index.value,
      mentions: [:], internalSetters: ["GeneratorFixtures": try Fixtures.internalSetters.get()])
    guard case .finish(let result) = command.step() else {
      Issue.record("It needs a module that was not read.")
      return
    }
    #expect(result.files.map(\.path) == [fake.path])
    #expect(result.files.map(\.text) == [try fake.text])
  }
}

extension Workspace {
  fileprivate static let fixtures = Workspace(
    modules: [
      Module(name: "GeneratorFixtures", isOwn: true, sources: []),
      Module(name: "GeneratorFixtureParents", isOwn: true, sources: []),
    ],
    tests: [
      TestTarget(
        name: "GeneratorFixturesTests", folder: "Tests/GeneratorFixturesTests",
        modules: ["GeneratorFixtures", "Spry"], directModules: ["GeneratorFixtures", "Spry"])
    ])
}
