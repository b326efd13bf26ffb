// Generated from WalkSubscriber. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkSubscriber --module GeneratorFixtures
// Checksum: 6645f6733b1072cb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkSubscriber<Input, Failure: Error>: WalkSubscriber, Spryable, Sendable {
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

extension FakeWalkSubscriber {
  struct Calls {
    fileprivate let fake: FakeWalkSubscriber<Input, Failure>

    func receive(_ input: Input) -> TypedCall<(Input) -> Void, Int, Never> {
      TypedCall(fake.call(.receive, with: input))
    }

    @_disfavoredOverload
    func receive(_ input: TypedArgument<Input>) -> TypedCall<(Input) -> Void, Int, Never> {
      TypedCall(fake.call(.receive, with: input))
    }

    func receive(
      completion: Walks.Completion<Failure>
    ) -> TypedCall<(Walks.Completion<Failure>) -> Void, Void, Never> {
      TypedCall(fake.call(.receiveCompletion, with: completion))
    }

    @_disfavoredOverload
    func receive(
      completion: TypedArgument<Walks.Completion<Failure>>
    ) -> TypedCall<(Walks.Completion<Failure>) -> Void, Void, Never> {
      TypedCall(fake.call(.receiveCompletion, with: completion))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
