// Generated from TrailSiren. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSiren --module GeneratorFixtures --partial
// Checksum: 3b31bb5c4dd97006
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

nonisolated extension FakeTrailSiren {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailSiren
    var pitch: some StubbableCall<() -> Void, Never, Never> { TypedCall(fake.call(.pitch)) }
    func blow() -> TypedCall<() -> Void, Never, Never> { .init(fake.call(.blow)) }
    func blowSoon() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.blowSoon)) }
    func hear(_ unicorn: TypedArgument<Unicorn> = .anything) -> TypedCall<(Unicorn) -> Void, Int, Never> { .init(fake.call(.hear, with: unicorn)) }
    func test() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.test)) }
  }
}
