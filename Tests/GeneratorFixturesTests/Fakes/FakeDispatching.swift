// Generated from Dispatching. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Dispatching --module GeneratorFixtures
// Checksum: e403d3f35a2f0bff
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeDispatching<ActionType, AsyncActionType: Sendable>: Dispatching, Spryable {
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
