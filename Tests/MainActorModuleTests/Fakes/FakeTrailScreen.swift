// Generated from TrailScreen. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake TrailScreen --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated
// Checksum: 73b49097fa1d8af0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

@MainActor final class FakeTrailScreen: TrailScreen, nonisolated Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case title
    case show = "show(_:)"
    case refresh = "refresh()"
    case id
    case trace = "trace(_:)"
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
