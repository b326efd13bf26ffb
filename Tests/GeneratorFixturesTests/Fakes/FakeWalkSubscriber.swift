// Generated from WalkSubscriber. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkSubscriber --module GeneratorFixtures
// Checksum: b0e3027e090cf911
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkSubscriber<Input, Failure: Error>: WalkSubscriber, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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

extension FakeWalkSubscriber {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeWalkSubscriber<Input, Failure>
    typealias ReceiveCall = TypedCall<(Input) -> Void, Int, Never>
    func receive(_ input: Input) -> ReceiveCall { .init(fake.call(.receive, with: input)) }
    @_disfavoredOverload func receive(_ input: TypedArgument<Input>) -> ReceiveCall { .init(fake.call(.receive, with: input)) }
    typealias ReceiveCompletionCall = TypedCall<(Walks.Completion<Failure>) -> Void, Void, Never>
    func receive(completion: Walks.Completion<Failure>) -> ReceiveCompletionCall { .init(fake.call(.receiveCompletion, with: completion)) }
    @_disfavoredOverload func receive(completion: TypedArgument<Walks.Completion<Failure>>) -> ReceiveCompletionCall { .init(fake.call(.receiveCompletion, with: completion)) }
  }
}
