// Generated from HikeChannel. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeChannel --module GeneratorFixtures
// Checksum: 3a361902665d22b1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeHikeChannel: HikeChannel, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case _core
    case parent
    case set = "set(_:to:)"
  }

  let spryStorage = SpryStorage()

  var _core: any HikeChannelCore { stubbedValue(._core) }
  var parent: (any HikeChannel)? { stubbedValue(.parent) }

  func set<Option: Hashable>(_ option: Option, to value: [Option]) -> Int {
    spryify(.set, arguments: option, value)
  }
}

extension FakeHikeChannel {
  struct Calls {
    fileprivate let fake: FakeHikeChannel

    var _core: TypedGetter<any HikeChannelCore, Never> { TypedGetter(fake.call(._core)) }
    var parent: TypedGetter<(any HikeChannel)?, Never> { TypedGetter(fake.call(.parent)) }

    func set<Option: Hashable>(
      _ option: Option, to value: [Option]
    ) -> TypedCall<(Option, [Option]) -> Void, Int, Never> {
      TypedCall(fake.call(.set, with: option, value))
    }

    @_disfavoredOverload
    func set(
      _ option: TypedArgument<Any?> = .anything, to value: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?, Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.set, with: option, value))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
