// Generated from TrailScreen. Do not edit. To generate it again:
// generate-fake TrailScreen --symbol-graphs Graphs --output fakes
// Checksum: 70d658f29157da13
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry
import UIKit

@testable import App

@MainActor final class FakeTrailScreen: TrailScreen, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case rows
    case viewDidLoad = "viewDidLoad()"
    case select = "select(_:)"
    case dismissAnimated = "dismissAnimated(_:completion:)"
    case view
  }

  let spryStorage = SpryStorage()

  override var rows: Int {
    get { stubbedValue(.rows) }
    set { recordCall(.rows, arguments: newValue) }
  }

  override func viewDidLoad() {
    spryify(.viewDidLoad)
  }

  override func select(_ sender: Any?) {
    spryify(.select, arguments: sender)
  }

  override func dismissAnimated(_ animated: Int, completion: (() -> Void)? = nil) {
    spryify(.dismissAnimated, arguments: animated, completion)
  }

  override var view: UIView? {
    get { stubbedValue(.view) }
    set { recordCall(.view, arguments: newValue) }
  }
}

extension FakeTrailScreen {
  struct Calls {
    fileprivate let fake: FakeTrailScreen

    var rows: TypedProperty<Int> { TypedProperty(.rows, of: fake) }

    func viewDidLoad() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.viewDidLoad))
    }

    func select(_ sender: Any?) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.select, with: sender))
    }

    @_disfavoredOverload
    func select(
      _ sender: TypedArgument<Any>? = .anything
    ) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.select, with: sender))
    }

    func dismissAnimated(
      _ animated: Int, completion: TypedArgument<(() -> Void)?> = .anything
    ) -> TypedCall<(Int, (() -> Void)?) -> Void, Void, Never> {
      TypedCall(fake.call(.dismissAnimated, with: animated, completion))
    }

    @_disfavoredOverload
    func dismissAnimated(
      _ animated: TypedArgument<Int> = .anything,
      completion: TypedArgument<(() -> Void)?> = .anything
    ) -> TypedCall<(Int, (() -> Void)?) -> Void, Void, Never> {
      TypedCall(fake.call(.dismissAnimated, with: animated, completion))
    }

    var view: TypedProperty<UIView?> { TypedProperty(.view, of: fake) }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
