// Generated from TrailSiren. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSiren --module GeneratorFixtures --partial --no-calls
// Checksum: 68097095216d0b62
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailSiren: TrailSiren, Spryable {
  enum Function: String, GeneratedFunction {
    case pitch
    case blow = "blow()"
    case blowSoon = "blowSoon()"
    case hear = "hear(_:)"
    case test = "test()"

    nonisolated static var hasStubAndCalls: Bool { false }
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
