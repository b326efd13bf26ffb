// Generated from TrailListDelegate. Do not edit. To generate it again:
// generate-fake TrailListDelegate --symbol-graphs Graphs --output fakes
// Checksum: 1a0439f201262301
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import App

final class FakeTrailListDelegate: NSObject, TrailListDelegate, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case listDidShow = "list(_:didShow:)"
    case isQuiet = "isQuiet(_:)"
    case listDidClose = "listDidClose(_:)"
    case listHeightOf = "list(_:heightOf:)"
    case limit
  }

  let spryStorage = SpryStorage()

  func list(_ list: TrailList, didShow row: Int) {
    spryify(.listDidShow, arguments: list, row)
  }

  func isQuiet(_ list: TrailList) -> Bool {
    spryify(.isQuiet, arguments: list)
  }

  func listDidClose(_ list: TrailList) {
    spryify(.listDidClose, arguments: list)
  }

  func list(_ list: TrailList, heightOf row: Int) -> Int {
    spryify(.listHeightOf, arguments: list, row)
  }

  var limit: Int { stubbedValue(.limit) }
}

extension FakeTrailListDelegate {
  struct Calls {
    fileprivate let fake: FakeTrailListDelegate

    func list(
      _ list: TrailList, didShow row: Int
    ) -> TypedCall<(TrailList, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.listDidShow, with: list, row))
    }

    @_disfavoredOverload
    func list(
      _ list: TypedArgument<TrailList> = .anything, didShow row: TypedArgument<Int>
    ) -> TypedCall<(TrailList, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.listDidShow, with: list, row))
    }

    func isQuiet(_ list: TrailList) -> TypedCall<(TrailList) -> Void, Bool, Never> {
      TypedCall(fake.call(.isQuiet, with: list))
    }

    @_disfavoredOverload
    func isQuiet(
      _ list: TypedArgument<TrailList> = .anything
    ) -> TypedCall<(TrailList) -> Void, Bool, Never> {
      TypedCall(fake.call(.isQuiet, with: list))
    }

    func listDidClose(_ list: TrailList) -> TypedCall<(TrailList) -> Void, Void, Never> {
      TypedCall(fake.call(.listDidClose, with: list))
    }

    @_disfavoredOverload
    func listDidClose(
      _ list: TypedArgument<TrailList> = .anything
    ) -> TypedCall<(TrailList) -> Void, Void, Never> {
      TypedCall(fake.call(.listDidClose, with: list))
    }

    func list(
      _ list: TrailList, heightOf row: Int
    ) -> TypedCall<(TrailList, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.listHeightOf, with: list, row))
    }

    @_disfavoredOverload
    func list(
      _ list: TypedArgument<TrailList> = .anything, heightOf row: TypedArgument<Int>
    ) -> TypedCall<(TrailList, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.listHeightOf, with: list, row))
    }

    var limit: TypedGetter<Int, Never> { TypedGetter(fake.call(.limit)) }
  }

  var calls: Calls { Calls(fake: self) }
}
