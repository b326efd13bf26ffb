// Generated from TrailPaintingInterface. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailPaintingInterface --module GeneratorFixtures
// Checksum: 85fcf2cca979bd2e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailPaintingInterface: TrailPaintingInterface, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case frame = "frame()"
  }

  let spryStorage = SpryStorage()

  func frame() -> Int {
    spryify(.frame)
  }
}

extension FakeTrailPaintingInterface {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailPaintingInterface
    func frame() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.frame)) }
  }
}
