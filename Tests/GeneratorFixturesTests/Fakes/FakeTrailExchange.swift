// Generated from TrailExchange. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailExchange --module GeneratorFixtures
// Checksum: 43fa12967b50e74e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailExchange<Calls>: TrailExchange, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case connect = "connect(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func connect(_ calls: Calls) {
    spryify(.connect, arguments: calls)
  }
}

// There is no 'stub' or 'calls', because TrailExchange declares 'Calls' itself.
