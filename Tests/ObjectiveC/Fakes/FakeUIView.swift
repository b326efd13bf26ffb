// Generated from UIView. Do not edit. To generate it again:
// generate-fake UIView --symbol-graphs Graphs --output fakes
// Checksum: 040944e4059e34e8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry
import UIKit

@MainActor final class FakeUIView: UIView, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case depth
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case layoutSubviews = "layoutSubviews()"
    case tag
    case withTag = "withTag(_:)"
  }

  let spryStorage = SpryStorage()

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

extension FakeUIView {
  struct Calls {
    fileprivate let fake: FakeUIView

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
    var depth: TypedGetter<Int, Never> { TypedGetter(FakeUIView.call(.depth)) }
  }

  nonisolated static var calls: ClassCalls { ClassCalls() }
}
