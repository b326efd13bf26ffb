// Generated from WalkSubject. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkSubject --module GeneratorFixtures
// Checksum: 78b995b98820dc87
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkSubject<Output, Failure: Error>: WalkSubject, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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

extension FakeWalkSubject {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeWalkSubject<Output, Failure>
    typealias SendCall = TypedCall<(Output) -> Void, Void, Never>
    func send(_ value: Output) -> SendCall { .init(fake.call(.send, with: value)) }
    @_disfavoredOverload func send(_ value: TypedArgument<Output>) -> SendCall { .init(fake.call(.send, with: value)) }
    typealias SendCompletionCall = TypedCall<(Walks.Completion<Failure>) -> Void, Void, Never>
    func send(completion: Walks.Completion<Failure>) -> SendCompletionCall { .init(fake.call(.sendCompletion, with: completion)) }
    @_disfavoredOverload func send(completion: TypedArgument<Walks.Completion<Failure>>) -> SendCompletionCall { .init(fake.call(.sendCompletion, with: completion)) }
    func receive<W: WalkSubscriber>(subscriber: W) -> TypedCall<(W) -> Void, Void, Never> where Failure == W.Failure, Output == W.Input { .init(fake.call(.receive, with: subscriber)) }
    @_disfavoredOverload func receive(subscriber: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.receive, with: subscriber)) }
  }
}
