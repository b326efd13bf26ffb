// Generated from Dispatching. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Dispatching --module GeneratorFixtures
// Checksum: f0e4296a174eab13
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

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeDispatching<ActionType, AsyncActionType>

    func dispatch(_ action: Action) -> TypedCall<(Action) -> Void, Void, Never> {
      TypedCall(fake.call(.dispatchAction, with: action))
    }

    func dispatchAction(
      _ action: TypedArgument<Action> = .anything
    ) -> TypedCall<(Action) -> Void, Void, Never> {
      TypedCall(fake.call(.dispatchAction, with: action))
    }

    func dispatch(_ action: AsyncAction) -> TypedCall<(AsyncAction) -> Void, Void, Never> {
      TypedCall(fake.call(.dispatchAsyncAction, with: action))
    }

    func dispatchAsyncAction(
      _ action: TypedArgument<AsyncAction> = .anything
    ) -> TypedCall<(AsyncAction) -> Void, Void, Never> {
      TypedCall(fake.call(.dispatchAsyncAction, with: action))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
