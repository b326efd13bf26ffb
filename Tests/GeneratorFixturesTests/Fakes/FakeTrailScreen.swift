// Generated from TrailScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailScreen --module GeneratorFixtures --no-calls
// Checksum: 8911b0f70e0510c7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeTrailScreen: TrailScreen, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
    case title
    case show = "show(_:)"
    case refresh = "refresh()"
    case id
    case trace = "trace(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var title: String {
    get { stubbedValue(.title) }
    set { recordCall(.title, arguments: newValue) }
  }

  func show(_ names: [String]) -> Bool {
    spryify(.show, arguments: names)
  }

  func refresh() async throws {
    try await spryifyThrows(.refresh)
  }

  nonisolated var id: Int { stubbedValue(.id) }

  nonisolated func trace(_ text: String) {
    spryify(.trace, arguments: text)
  }
}
