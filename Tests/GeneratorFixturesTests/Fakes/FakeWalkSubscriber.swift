// Generated from WalkSubscriber. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkSubscriber --module GeneratorFixtures
// Checksum: 0d300618a341e14f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkSubscriber<Input, Failure: Error>: WalkSubscriber, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case receive = "receive(_:)"
    case receiveCompletion = "receive(completion:)"
  }

  let spryStorage = SpryStorage()

  func receive(_ input: Input) -> Int {
    spryify(.receive, arguments: input)
  }

  func receive(completion: Walks.Completion<Failure>) {
    spryify(.receiveCompletion, arguments: completion)
  }
}
