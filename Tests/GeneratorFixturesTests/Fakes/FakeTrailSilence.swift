// Generated from TrailSilence. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSilence --module GeneratorFixtures
// Checksum: 1eeb481f3a7f7dbe
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailSilence<Element>: TrailSilence, Spryable {
  typealias Failure = Never

  enum Function: String, StringRepresentable, CaseIterable {
    case rate
    case next = "next()"
  }

  let spryStorage = SpryStorage()

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
  var rate: Int { stubbedValue(.rate) }

  func next() async throws -> Element? {
    try await spryifyThrows(.next)
  }
}
