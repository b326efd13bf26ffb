import FakeGenerator
import Foundation
import Testing

/// The committed fakes are, byte for byte, what the generator writes today.
@Suite struct RegenerationTests {
  private static let folder = "Tests/GeneratorFixturesTests/Fakes"

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The words behind `generate-fake` that a fake's own header tells.
  private func words(in text: String) throws -> [String] {
    let line = try #require(text.split(separator: "\n").dropFirst().first)
    return line.split(separator: " ").map(String.init).drop { $0 != "generate-fake" }.dropFirst()
      .map { $0 }
  }

  private func internalSetters() throws -> Set<InternalSetter> {
    let folder = Self.package.appending(path: "Tests/GeneratorFixtures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(
      try files.flatMap { file in
        Workspace.internalSetters(
          in: try String(contentsOf: folder.appending(path: file), encoding: .utf8))
      })
  }

  @Test func everyFakeIsWhatItsHeaderSays() throws {
    let index = SymbolIndex(try SymbolGraphs.ofFixtures())
    let folder = Self.package.appending(path: Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 70)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let command = GenerateCommand(
        try CommandArguments(words(in: text)), in: .fixtures, index, mentions: [:],
        internalSetters: ["GeneratorFixtures": try internalSetters()])
      guard case .finish(let result) = command.step() else {
        Issue.record("\(name) needs a module that was not read")
        continue
      }
      #expect(result.files.map(\.path) == ["\(Self.folder)/\(name)"])
      #expect(result.files.map(\.text) == [text], "\(name)")
    }
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
