// Generated from Mixed. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Mixed --module GeneratorFixtures
// Checksum: 5b230b561d52d9bc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeMixed: Mixed, Spryable, Sendable {
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

extension FakeMixed {
  struct Calls {
    fileprivate let fake: FakeMixed

    func show(_ name: String) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.show, with: name))
    }

    @_disfavoredOverload
    func show(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.show, with: name))
    }

    var isShown: TypedGetter<Bool, Never> { TypedGetter(fake.call(.isShown)) }

    func plain() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.plain))
    }

    func compute() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.compute))
    }

    func stay() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.stay))
    }

    func on(_ actor: (any Actor)?) -> TypedCall<((any Actor)?) -> Void, Int, Never> {
      TypedCall(fake.call(.on, with: actor))
    }

    @_disfavoredOverload
    func on(
      _ actor: TypedArgument<(any Actor)>? = .anything
    ) -> TypedCall<((any Actor)?) -> Void, Int, Never> {
      TypedCall(fake.call(.on, with: actor))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
