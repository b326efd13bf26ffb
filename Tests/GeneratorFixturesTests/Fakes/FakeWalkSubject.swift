// Generated from WalkSubject. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkSubject --module GeneratorFixtures
// Checksum: f633a907e82ef5b4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkSubject<Output, Failure: Error>: WalkSubject, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case send = "send(_:)"
    case sendCompletion = "send(completion:)"
    case receive = "receive(subscriber:)"
  }

  let spryStorage = SpryStorage()

  func send(_ value: Output) {
    spryify(.send, arguments: value)
  }

  func send(completion: Walks.Completion<Failure>) {
    spryify(.sendCompletion, arguments: completion)
  }

  func receive<W: WalkSubscriber>(subscriber: W) where Failure == W.Failure, Output == W.Input {
    spryify(.receive, arguments: subscriber)
  }
}
