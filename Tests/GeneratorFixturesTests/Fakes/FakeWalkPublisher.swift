// Generated from WalkPublisher. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkPublisher --module GeneratorFixtures
// Checksum: 38b4f4e17d9595e1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkPublisher<Output, Failure: Error>: WalkPublisher, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case receive = "receive(subscriber:)"
  }

  let spryStorage = SpryStorage()

  func receive<W: WalkSubscriber>(subscriber: W) where Failure == W.Failure, Output == W.Input {
    spryify(.receive, arguments: subscriber)
  }
}

extension FakeWalkPublisher {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeWalkPublisher<Output, Failure>
    func receive<W: WalkSubscriber>(subscriber: W) -> TypedCall<(W) -> Void, Void, Never> where Failure == W.Failure, Output == W.Input { .init(fake.call(.receive, with: subscriber)) }
    @_disfavoredOverload func receive(subscriber: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.receive, with: subscriber)) }
  }
}
