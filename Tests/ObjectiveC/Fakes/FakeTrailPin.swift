// Generated from TrailPin. Do not edit. To generate it again:
// generate-fake TrailPin --symbol-graphs Graphs --output fakes --super-init 'tag: row'
// Checksum: d40990c1f1909769
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry
import UIKit

@testable import App

@MainActor final class FakeTrailPin: UIView, TrailPin, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(row:)"
  }

  typealias Function = NoFunctions

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  init(row: Int) {
    super.init(tag: row)
    Self.recordCall(.initialize, arguments: row)
  }
}

extension FakeTrailPin {
  struct ClassCalls {
    func initialize(row: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(FakeTrailPin.call(.initialize, with: row))
    }

    @_disfavoredOverload
    func initialize(row: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(FakeTrailPin.call(.initialize, with: row))
    }
  }

  nonisolated static var calls: ClassCalls { ClassCalls() }
}
