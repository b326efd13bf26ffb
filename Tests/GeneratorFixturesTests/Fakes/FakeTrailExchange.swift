// Generated from TrailExchange. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailExchange --module GeneratorFixtures
// Checksum: 886f640984e3fd5f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailExchange<Calls>: TrailExchange, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case connect = "connect(_:)"
  }

  let spryStorage = SpryStorage()

  func connect(_ calls: Calls) {
    spryify(.connect, arguments: calls)
  }
}

// There is no 'calls', because TrailExchange declares 'Calls' itself.
