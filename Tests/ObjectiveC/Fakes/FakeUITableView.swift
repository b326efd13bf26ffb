// Generated from UITableView. Do not edit. To generate it again:
// generate-fake UITableView --symbol-graphs Graphs --output fakes
// Checksum: 6ee2ca0d55ef6b3a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry
import UIKit

@MainActor final class FakeUITableView: UITableView, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case depth
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case delegate
    case reloadData = "reloadData()"
    case layoutSubviews = "layoutSubviews()"
    case tag
    case withTag = "withTag(_:)"
  }

  let spryStorage = SpryStorage()

  override var delegate: (any UITableViewDelegate)? {
    get { stubbedValue(.delegate) }
    set { recordCall(.delegate, arguments: newValue) }
  }

  override func reloadData() {
    spryify(.reloadData)
  }

  override class var depth: Int { stubbedValue(.depth) }

  override func layoutSubviews() {
    spryify(.layoutSubviews)
  }

  override var tag: Int {
    get { stubbedValue(.tag) }
    set { recordCall(.tag, arguments: newValue) }
  }

  override func withTag(_ tag: Int) -> UIView? {
    spryify(.withTag, arguments: tag)
  }
}

extension FakeUITableView {
  struct Calls {
    fileprivate let fake: FakeUITableView

    var delegate: TypedProperty<(any UITableViewDelegate)?> { TypedProperty(.delegate, of: fake) }

    func reloadData() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.reloadData))
    }

    func layoutSubviews() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.layoutSubviews))
    }

    var tag: TypedProperty<Int> { TypedProperty(.tag, of: fake) }

    func withTag(_ tag: Int) -> TypedCall<(Int) -> Void, UIView?, Never> {
      TypedCall(fake.call(.withTag, with: tag))
    }

    @_disfavoredOverload
    func withTag(
      _ tag: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, UIView?, Never> {
      TypedCall(fake.call(.withTag, with: tag))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    var depth: TypedGetter<Int, Never> { TypedGetter(FakeUITableView.call(.depth)) }
  }

  nonisolated static var calls: ClassCalls { ClassCalls() }
}
