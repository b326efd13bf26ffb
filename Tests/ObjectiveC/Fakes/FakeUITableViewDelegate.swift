// Generated from UITableViewDelegate. Do not edit. To generate it again:
// generate-fake UITableViewDelegate --symbol-graphs Graphs --output fakes
// Checksum: 25d69ca6175fca46
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry
import UIKit

@MainActor final class FakeUITableViewDelegate: NSObject, UITableViewDelegate, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case tableViewDidSelectRow = "tableView(_:didSelectRow:)"
    case tableViewHeightForRow = "tableView(_:heightForRow:)"
  }

  let spryStorage = SpryStorage()

  func tableView(_ tableView: UITableView, didSelectRow row: Int) {
    spryify(.tableViewDidSelectRow, arguments: tableView, row)
  }

  func tableView(_ tableView: UITableView, heightForRow row: Int) -> Int {
    spryify(.tableViewHeightForRow, arguments: tableView, row)
  }
}

extension FakeUITableViewDelegate {
  struct Calls {
    fileprivate let fake: FakeUITableViewDelegate

    func tableView(
      _ tableView: UITableView, didSelectRow row: Int
    ) -> TypedCall<(UITableView, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.tableViewDidSelectRow, with: tableView, row))
    }

    @_disfavoredOverload
    func tableView(
      _ tableView: TypedArgument<UITableView> = .anything, didSelectRow row: TypedArgument<Int>
    ) -> TypedCall<(UITableView, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.tableViewDidSelectRow, with: tableView, row))
    }

    func tableView(
      _ tableView: UITableView, heightForRow row: Int
    ) -> TypedCall<(UITableView, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.tableViewHeightForRow, with: tableView, row))
    }

    @_disfavoredOverload
    func tableView(
      _ tableView: TypedArgument<UITableView> = .anything, heightForRow row: TypedArgument<Int>
    ) -> TypedCall<(UITableView, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.tableViewHeightForRow, with: tableView, row))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
