// Generated from WalkPublisher. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkPublisher --module GeneratorFixtures
// Checksum: 7324cfcb7c3024ab
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkPublisher<Output, Failure: Error>: WalkPublisher, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case receive = "receive(subscriber:)"
  }

  let spryStorage = SpryStorage()

  func receive<W: WalkSubscriber>(subscriber: W) where Failure == W.Failure, Output == W.Input {
    spryify(.receive, arguments: subscriber)
  }
}
