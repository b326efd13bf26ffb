// Generated from Lookout. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Lookout --module GeneratorFixtures --partial --no-calls
// Checksum: 710bbdabe8ed4f62
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLookout: Lookout, Spryable {
  enum Function: String, GeneratedFunction {
    case height
    case report = "report(_:)"
    case copy = "copy()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()
  private let wrapped: any Lookout

  init(wrapping wrapped: any Lookout) {
    self.wrapped = wrapped
  }

  var height: Int { stubbedValue(.height, fallbackValue: wrapped.height) }

  func report(_ name: String) async throws -> String {
    try await spryifyThrows(.report, arguments: name, fallbackValue: try await wrapped.report(name))
  }

  func copy() -> FakeLookout {
    spryify(.copy)
  }
}
