// Generated from WalkPublisher. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkPublisher --module GeneratorFixtures
// Checksum: 3fcd8a18f8297b22
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkPublisher<Output, Failure: Error>: WalkPublisher, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case receive = "receive(subscriber:)"
  }

  let spryStorage = SpryStorage()

  func receive<W: WalkSubscriber>(subscriber: W) where Failure == W.Failure, Output == W.Input {
    spryify(.receive, arguments: subscriber)
  }
}

extension FakeWalkPublisher {
  struct Calls {
    fileprivate let fake: FakeWalkPublisher<Output, Failure>

    func receive<W: WalkSubscriber>(subscriber: W) -> TypedCall<(W) -> Void, Void, Never>
    where Failure == W.Failure, Output == W.Input {
      TypedCall(fake.call(.receive, with: subscriber))
    }

    @_disfavoredOverload
    func receive(
      subscriber: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.receive, with: subscriber))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
