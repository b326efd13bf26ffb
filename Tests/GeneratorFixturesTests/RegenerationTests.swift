import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// A generated fake that is committed, because tests or documents use it.
private struct CommittedFake: Sendable, CustomTestStringConvertible {
  private static let folder = "Tests/GeneratorFixturesTests/Fakes"

  static let all: [CommittedFake] = {
    let path = FixtureCommand.package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { CommittedFake(path: "\(folder)/\($0)") }
  }()

  /// The path of the file, relative to the package's folder.
  let path: String

  var testDescription: String { path.split(separator: "/").last.map { "\($0)" } ?? path }

  var text: String {
    get throws {
      try String(contentsOf: FixtureCommand.package.appending(path: path), encoding: .utf8)
    }
  }

  /// The arguments of `generate-fake` in the file's header.
  var words: [String] {
    get throws {
      try #require(FileHeader.read(try text)).header.words
    }
  }
}

/// A line of `Fakes.txt`: the checksum of a fake, and the arguments of `generate-fake`.
private struct ListedFake: Sendable, CustomTestStringConvertible {
  static let list = FixtureCommand.package.appending(path: "Tests/GeneratorFixturesTests/Fakes.txt")

  static let all: [ListedFake] = {
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return ListedFake(checksum: parts[0], arguments: parts[1])
    }
  }()

  let checksum: String
  let arguments: String

  var testDescription: String { arguments }

  /// Whether the fake is for a module whose default isolation is the main actor.
  var isForMainActor: Bool { arguments.hasSuffix("--nonisolated") }

  /// What the generator currently writes.
  var file: GeneratedFile {
    get async throws {
      let words = arguments.matches(of: /'([^']*)'|\S+/).map { String($0.1 ?? $0.0) }
      let result = try await FixtureCommand.result(words + ["--module", "GeneratorFixtures"])
      return try #require(result.files.first)
    }
  }

  /// The checksum of a text with the hash function FNV-1a, which includes whitespace.
  static func checksum(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Tests what the generator currently writes for the fixtures.
///
/// The fakes that tests or documents use are committed, mostly without `calls`. Of all others, only checksums are.
/// `.ci/generator-fixtures` updates both.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
struct RegenerationTests {
  @Test func thereAreFakes() {
    #expect(CommittedFake.all.count == 70)
    #expect(ListedFake.all.count == 187)
  }

  @Test(arguments: CommittedFake.all)
  private func committedFakeIsUpToDate(fake: CommittedFake) async throws {
    let result = try await FixtureCommand.result(fake.words)
    #expect(result.files.map(\.path) == [fake.path])
    #expect(result.files.map(\.text) == [try fake.text])
  }

  @Test(arguments: ListedFake.all)
  private func textIsUnchanged(fake: ListedFake) async throws {
    #expect(try await ListedFake.checksum(of: fake.file.text) == fake.checksum)
  }

  /// Implements the members that the generator leaves out with a warning.
  private static let leftOut = """
    @testable import GeneratorFixtures

    extension FakeSignalBox {
      func listen(_ callback: @convention(c) (Int) -> Void, then work: () -> Void) {}
    }

    extension FakeTicketMachine {
      func print() -> Ticket { Ticket(number: 7) }
    }
    """

  /// Those that are committed as they are have been compiled with these tests.
  @Test(arguments: [false, true]) func fakesCompile(onMainActor: Bool) async throws {
    let committed = Set(try CommittedFake.all.map { try $0.text })
    var texts = onMainActor ? [] : [Self.leftOut]
    for fake in ListedFake.all where fake.isForMainActor == onMainActor {
      let text = try await fake.file.text
      if !committed.contains(text) { texts.append(text) }
    }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let result = try await FakeCompiler.result(
      of: texts,
      // Unlike `-typecheck`, this finds all errors.
      flags: ["-emit-sil", "-o", "/dev/null", "-strict-memory-safety"]
        + features.flatMap { ["-enable-upcoming-feature", $0] }
        + (onMainActor ? ["-default-isolation", "MainActor"] : []))
    #expect(result == CommandResult(status: 0, output: ""))
  }

  /// The folder in which `.ci/generator-fixtures` compares all fakes with those before.
  private static let folder = ProcessInfo.processInfo.environment["SPRY_FIXTURES"]

  @Test(.enabled(if: folder != nil, "It writes files")) func update() async throws {
    let folder = URL(filePath: try #require(Self.folder))
    var lines = ""
    for fake in ListedFake.all {
      let text = try await fake.file.text
      try Data(text.utf8).write(to: folder.appending(path: "\(fake.arguments).swift"))
      lines += "\(ListedFake.checksum(of: text)) \(fake.arguments)\n"
    }
    try Data(lines.utf8).write(to: ListedFake.list)
  }
}
