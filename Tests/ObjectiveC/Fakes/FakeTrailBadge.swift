// Generated from TrailBadge. Do not edit. To generate it again:
// generate-fake TrailBadge --symbol-graphs Graphs --output fakes
// Checksum: 62ecaa2eb407464e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry
import UIKit

@testable import App

@MainActor final class FakeTrailBadge: UIView, TrailBadge, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case isLit
  }

  let spryStorage = SpryStorage()

  var isLit: Bool {
    get { stubbedValue(.isLit) }
    set { recordCall(.isLit, arguments: newValue) }
  }
}

extension FakeTrailBadge {
  struct Calls {
    fileprivate let fake: FakeTrailBadge

    var isLit: TypedProperty<Bool> { TypedProperty(.isLit, of: fake) }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
