// Generated from Mixed. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Mixed --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --typed --nonisolated
// Checksum: 2bea8a7d25b01a7c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeMixed: Mixed, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case show = "show(_:)"
    case isShown
    case plain = "plain()"
    case compute = "compute()"
    case stay = "stay()"
    case on = "on(_:)"
  }

  let spryStorage = SpryStorage()

  @MainActor func show(_ name: String) -> Int {
    spryify(.show, arguments: name)
  }

  @MainActor var isShown: Bool { stubbedValue(.isShown) }

  func plain() -> Int {
    spryify(.plain)
  }

  @concurrent func compute() async -> Int {
    await spryify(.compute)
  }

  nonisolated(nonsending) func stay() async -> Int {
    await spryify(.stay)
  }

  func on(_ actor: isolated (any Actor)?) async -> Int {
    await spryify(.on, arguments: actor)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension FakeMixed {
  struct Typed {
    fileprivate let fake: FakeMixed
    var show: TypedFunction<String, Int> { TypedFunction(.show, of: fake) }
    var isShown: TypedFunction<Bool> { TypedFunction(.isShown, of: fake) }
    var plain: TypedFunction<Int> { TypedFunction(.plain, of: fake) }
    var compute: TypedFunction<Int> { TypedFunction(.compute, of: fake) }
    var stay: TypedFunction<Int> { TypedFunction(.stay, of: fake) }
    var on: TypedFunction<(any Actor)?, Int> { TypedFunction(.on, of: fake) }
  }

  var typed: Typed { Typed(fake: self) }
}
