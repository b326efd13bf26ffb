// Generated from TrailController. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailController --module GeneratorFixtures
// Checksum: 8d8bf254ca96121d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeTrailController: TrailController, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case show = "show()"
    case trace = "trace()"
  }

  let spryStorage = SpryStorage()

  override func show() -> Int {
    spryify(.show)
  }

  nonisolated override func trace() -> Int {
    spryify(.trace)
  }
}

extension FakeTrailController {
  struct Calls {
    fileprivate let fake: FakeTrailController

    func show() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.show))
    }

    func trace() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.trace))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
