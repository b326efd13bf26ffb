// Generated from TrailSilence. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSilence --module GeneratorFixtures
// Checksum: 8b7e4cb6cdbe67f0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSilence<Element>: TrailSilence, Spryable {
  typealias Failure = Never

  enum Function: String, StringRepresentable, CaseIterable {
    case rate
    case next = "next()"
  }

  let spryStorage = SpryStorage()

  var rate: Int { stubbedValue(.rate) }

  func next() async throws -> Element? {
    try await spryifyThrows(.next)
  }
}
