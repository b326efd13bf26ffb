// Generated from TrailController. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailController --module GeneratorFixtures
// Checksum: 12a557dc58402ec8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeTrailController: TrailController, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
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
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  nonisolated struct Calls {
    fileprivate let fake: FakeTrailController
    func show() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.show)) }
    func trace() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.trace)) }
  }
}
