// Generated from CrateScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake CrateScreen --module GeneratorFixtures
// Checksum: cbffcbd09d788450
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeCrateScreen: CrateScreen, nonisolated Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case weigh = "weigh(_:)"
  }

  enum Function: String, GeneratedFunction {
    case show = "show()"
    case load = "load(_:)"
  }

  let spryStorage = SpryStorage()

  func show() async -> Int {
    await spryify(.show)
  }

  nonisolated func load(_ crate: Crate) async -> Crate {
    await spryify(.load, arguments: crate)
  }

  nonisolated static func weigh(_ crate: Crate) async -> Int {
    await spryify(.weigh, arguments: crate)
  }
}

extension FakeCrateScreen {
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  nonisolated struct Calls {
    fileprivate let fake: FakeCrateScreen
    func show() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.show)) }
    typealias LoadCall = TypedCall<(Crate) -> Void, Crate, Never>
    func load(_ crate: Crate) -> LoadCall { .init(fake.call(.load, with: crate)) }
    @_disfavoredOverload func load(_ crate: TypedArgument<Crate> = .anything) -> LoadCall { .init(fake.call(.load, with: crate)) }
  }

  nonisolated static var classStub: ClassCalls { ClassCalls() }
  nonisolated static var classCalls: ClassCalls { ClassCalls() }

  nonisolated struct ClassCalls {
    typealias WeighCall = TypedCall<(Crate) -> Void, Int, Never>
    func weigh(_ crate: Crate) -> WeighCall { .init(FakeCrateScreen.call(.weigh, with: crate)) }
    @_disfavoredOverload func weigh(_ crate: TypedArgument<Crate> = .anything) -> WeighCall { .init(FakeCrateScreen.call(.weigh, with: crate)) }
  }
}
