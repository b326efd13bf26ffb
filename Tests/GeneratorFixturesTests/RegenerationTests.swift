import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// A fake that the generator has written and somebody has committed.
private struct CommittedFake: Sendable, CustomTestStringConvertible {
  private static let folder = "Tests/GeneratorFixturesTests/Fakes"

  static let all: [CommittedFake] = {
    let path = FixtureCommand.package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { CommittedFake(path: "\(folder)/\($0)") }
  }()

  /// Where it is, from the package's folder.
  let path: String

  var testDescription: String { path.split(separator: "/").last.map { "\($0)" } ?? path }

  var text: String {
    get throws {
      try String(contentsOf: FixtureCommand.package.appending(path: path), encoding: .utf8)
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

/// The committed fakes are, byte for byte, what the generator writes today.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"))
struct RegenerationTests {
  @Test func thereAreFakes() {
    #expect(CommittedFake.all.count == 146)
  }

  @Test(arguments: CommittedFake.all)
  private func everyFakeIsWhatItsHeaderSays(fake: CommittedFake) async throws {
    let result = try await FixtureCommand.result(fake.words)
    #expect(result.files.map(\.path) == [fake.path])
    #expect(result.files.map(\.text) == [try fake.text])
  }
}
