// Generated from TrailTable. Do not edit. To generate it again:
// generate-fake TrailTable --symbol-graphs Graphs --output fakes
// Checksum: 21c260b3ebf32a99
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry
import UIKit

@testable import App

@MainActor final class FakeTrailTable: NSObject, TrailTable, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case reload = "reload()"
    case tableViewCellForRow = "tableView(_:cellForRow:)"
    case tableViewNumberOfRowsInSection = "tableView(_:numberOfRowsInSection:)"
    case limit
    case numberOfSections = "numberOfSections(in:)"
    case tableViewDidSelectRow = "tableView(_:didSelectRow:)"
    case tableViewHeightForRow = "tableView(_:heightForRow:)"
  }

  let spryStorage = SpryStorage()

  func reload() {
    spryify(.reload)
  }

  func tableView(_ tableView: UITableView, cellForRow row: Int) -> UIView {
    spryify(.tableViewCellForRow, arguments: tableView, row)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    spryify(.tableViewNumberOfRowsInSection, arguments: tableView, section)
  }

  var limit: Int { stubbedValue(.limit) }

  func numberOfSections(in tableView: UITableView) -> Int {
    spryify(.numberOfSections, arguments: tableView)
  }

  func tableView(_ tableView: UITableView, didSelectRow row: Int) {
    spryify(.tableViewDidSelectRow, arguments: tableView, row)
  }

  func tableView(_ tableView: UITableView, heightForRow row: Int) -> Int {
    spryify(.tableViewHeightForRow, arguments: tableView, row)
  }
}

extension FakeTrailTable {
  struct Calls {
    fileprivate let fake: FakeTrailTable

    func reload() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.reload))
    }

    func tableView(
      _ tableView: UITableView, cellForRow row: Int
    ) -> TypedCall<(UITableView, Int) -> Void, UIView, Never> {
      TypedCall(fake.call(.tableViewCellForRow, with: tableView, row))
    }

    @_disfavoredOverload
    func tableView(
      _ tableView: TypedArgument<UITableView> = .anything, cellForRow row: TypedArgument<Int>
    ) -> TypedCall<(UITableView, Int) -> Void, UIView, Never> {
      TypedCall(fake.call(.tableViewCellForRow, with: tableView, row))
    }

    func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> TypedCall<(UITableView, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.tableViewNumberOfRowsInSection, with: tableView, section))
    }

    @_disfavoredOverload
    func tableView(
      _ tableView: TypedArgument<UITableView> = .anything,
      numberOfRowsInSection section: TypedArgument<Int>
    ) -> TypedCall<(UITableView, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.tableViewNumberOfRowsInSection, with: tableView, section))
    }

    var limit: TypedGetter<Int, Never> { TypedGetter(fake.call(.limit)) }

    func numberOfSections(
      in tableView: UITableView
    ) -> TypedCall<(UITableView) -> Void, Int, Never> {
      TypedCall(fake.call(.numberOfSections, with: tableView))
    }

    @_disfavoredOverload
    func numberOfSections(
      in tableView: TypedArgument<UITableView> = .anything
    ) -> TypedCall<(UITableView) -> Void, Int, Never> {
      TypedCall(fake.call(.numberOfSections, with: tableView))
    }

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
