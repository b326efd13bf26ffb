// Generated from CrateScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake CrateScreen --module GeneratorFixtures
// Checksum: 1a86821faf453b2b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeCrateScreen: CrateScreen, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case weigh = "weigh(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeCrateScreen

    func show() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.show))
    }

    func load(_ crate: Crate) -> TypedCall<(Crate) -> Void, Crate, Never> {
      TypedCall(fake.call(.load, with: crate))
    }

    @_disfavoredOverload
    func load(
      _ crate: TypedArgument<Crate> = .anything
    ) -> TypedCall<(Crate) -> Void, Crate, Never> {
      TypedCall(fake.call(.load, with: crate))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func weigh(_ crate: Crate) -> TypedCall<(Crate) -> Void, Int, Never> {
      TypedCall(FakeCrateScreen.call(.weigh, with: crate))
    }

    @_disfavoredOverload
    func weigh(
      _ crate: TypedArgument<Crate> = .anything
    ) -> TypedCall<(Crate) -> Void, Int, Never> {
      TypedCall(FakeCrateScreen.call(.weigh, with: crate))
    }
  }

  nonisolated static var calls: ClassCalls { ClassCalls() }
}
