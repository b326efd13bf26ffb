// Generated from Mixed. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Mixed --module GeneratorFixtures
// Checksum: 4b5b26552df87d53
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

nonisolated final class FakeMixed: Mixed, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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

nonisolated extension FakeMixed {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeMixed
    typealias ShowCall = TypedCall<(String) -> Void, Int, Never>
    func show(_ name: String) -> ShowCall { .init(fake.call(.show, with: name)) }
    @_disfavoredOverload func show(_ name: TypedArgument<String> = .anything) -> ShowCall { .init(fake.call(.show, with: name)) }
    var isShown: some StubbableCall<() -> Void, Bool, Never> { TypedCall(fake.call(.isShown)) }
    func plain() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.plain)) }
    func compute() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.compute)) }
    func stay() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.stay)) }
    typealias OnCall = TypedCall<((any Actor)?) -> Void, Int, Never>
    func on(_ actor: (any Actor)?) -> OnCall { .init(fake.call(.on, with: actor)) }
    @_disfavoredOverload func on(_ actor: TypedArgument<(any Actor)?> = .anything) -> OnCall { .init(fake.call(.on, with: actor)) }
  }
}
