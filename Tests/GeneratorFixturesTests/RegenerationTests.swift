import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// A generated fake that is committed.
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

/// The committed fakes are byte for byte what the generator currently writes.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
struct RegenerationTests {
  @Test func thereAreFakes() {
    #expect(CommittedFake.all.count == 181)
  }

  @Test(arguments: CommittedFake.all)
  private func fakeIsUpToDate(fake: CommittedFake) async throws {
    let result = try await FixtureCommand.result(fake.words)
    #expect(result.files.map(\.path) == [fake.path])
    #expect(result.files.map(\.text) == [try fake.text])
  }
}
