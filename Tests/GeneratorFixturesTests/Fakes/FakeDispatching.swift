// Generated from Dispatching. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Dispatching --module GeneratorFixtures
// Checksum: 9a236e9f53ccf202
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeDispatching<ActionType, AsyncActionType: Sendable>:
  Dispatching, Spryable, Sendable
{
  typealias Action = ActionType
  typealias AsyncAction = AsyncActionType

  enum Function: String, GeneratedFunction {
    case dispatchAction = "dispatch(_:) (Action)"
    case dispatchAsyncAction = "dispatch(_:) (AsyncAction)"
  }

  let spryStorage = SpryStorage()

  func dispatch(_ action: Action) {
    spryify(.dispatchAction, arguments: action)
  }

  func dispatch(_ action: AsyncAction) {
    spryify(.dispatchAsyncAction, arguments: action)
  }
}

extension FakeDispatching {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeDispatching<ActionType, AsyncActionType>
    typealias DispatchActionCall = TypedCall<(Action) -> Void, Void, Never>
    func dispatch(_ action: Action) -> DispatchActionCall { .init(fake.call(.dispatchAction, with: action)) }
    func dispatchAction(_ action: TypedArgument<Action> = .anything) -> DispatchActionCall { .init(fake.call(.dispatchAction, with: action)) }
    typealias DispatchAsyncActionCall = TypedCall<(AsyncAction) -> Void, Void, Never>
    func dispatch(_ action: AsyncAction) -> DispatchAsyncActionCall { .init(fake.call(.dispatchAsyncAction, with: action)) }
    func dispatchAsyncAction(_ action: TypedArgument<AsyncAction> = .anything) -> DispatchAsyncActionCall { .init(fake.call(.dispatchAsyncAction, with: action)) }
  }
}
