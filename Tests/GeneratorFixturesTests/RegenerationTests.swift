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

  private func internalSetters() throws -> Set<String> {
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
    #expect(names.count == 69)
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

/// Asks the compiler about the modules that these tests were built with.
private enum SymbolGraphs {
  static func ofFixtures() throws -> [SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try ["GeneratorFixtures", "GeneratorFixtureParents"].map { module in
      try extract(module, to: folder)
      let file = folder.appending(path: "\(module).symbols.json")
      return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    }
  }

  private static func extract(_ module: String, to folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", try modules().path,
        "-target", try target(), "-minimum-access-level", "internal", "-output-dir", folder.path,
      ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// The folder with the modules, which stands beside these tests or above them.
  private static func modules() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0])
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let modules = folder.appending(path: "Modules")
      let file = modules.appending(path: "GeneratorFixtures.swiftmodule")
      if FileManager.default.fileExists(atPath: file.path) { return modules }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// The platform that the compiler builds for if it is not told otherwise.
  private static func target() throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "-print-target-info"]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    struct Information: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    return try JSONDecoder().decode(Information.self, from: data).target.triple
  }
}
