// Generated from TrailExchange. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailExchange --module GeneratorFixtures
// Checksum: bf361a4bcf9f44e9
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailExchange<Calls>: TrailExchange, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case connect = "connect(_:)"
  }

  let spryStorage = SpryStorage()

  func connect(_ calls: Calls) {
    spryify(.connect, arguments: calls)
  }
}

// There is no 'calls', because TrailExchange declares 'Calls' itself.
