// Generated from TrailSiren. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSiren --module GeneratorFixtures --partial
// Checksum: b25e9f847793c3d8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSiren: TrailSiren, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case pitch
    case blow = "blow()"
    case blowSoon = "blowSoon()"
    case hear = "hear(_:)"
    case test = "test()"
  }

  let spryStorage = SpryStorage()

  override var pitch: Never { stubbedValue(.pitch, fallbackValue: super.pitch) }

  override func blow() -> Never {
    spryify(.blow, fallbackValue: super.blow())
  }

  override func blowSoon() async -> Never {
    await spryify(.blowSoon)
    fatalError("blowSoon() never returns")
  }

  override func hear(_ unicorn: Unicorn) -> Int {}

  override func test() -> Int {
    spryify(.test, fallbackValue: super.test())
  }
}
