// Generated from TrailRunner. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRunner --module GeneratorFixtures --no-calls
// Checksum: 18b353215b67a4a6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailRunner: TrailRunner, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case run = "run(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func run<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.run, arguments: Rethrowing(body), throwing: Failure.self)
    }
  }
}
