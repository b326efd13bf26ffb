// Generated from TrailSilence. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSilence --module GeneratorFixtures
// Checksum: f7de905edb765e7e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailSilence<Element>: TrailSilence, Spryable, Sendable {
  typealias Failure = Never

  enum Function: String, GeneratedFunction {
    case rate
    case next = "next()"
  }

  let spryStorage = SpryStorage()

  var rate: Int { stubbedValue(.rate) }

  func next() async throws -> Element? {
    try await spryifyThrows(.next)
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
extension FakeTrailSilence {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailSilence<Element>
    var rate: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.rate)) }
    func next() -> TypedCall<() -> Void, Element?, any Error> { .init(fake.call(.next)) }
  }
}
