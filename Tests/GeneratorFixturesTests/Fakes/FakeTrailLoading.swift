// Generated from TrailLoading. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLoading --module GeneratorFixtures --no-calls
// Checksum: 8d5c9db445ac771b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailLoading: TrailLoading, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeNameLength = "init(name:length:)"
    case initializeCopying = "init(copying:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case load = "load()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  init() {}

  init(name: String, length: Int) {
    Self.recordCall(.initializeNameLength, arguments: name, length)
  }

  init(copying other: FakeTrailLoading) {
    Self.recordCall(.initializeCopying, arguments: other)
  }

  func load() -> Int {
    spryify(.load)
  }
}
