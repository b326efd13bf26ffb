// Generated from HikeChannel. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HikeChannel --module GeneratorFixtures
// Checksum: 51c43cd5df68fca0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeHikeChannel: HikeChannel, Spryable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHikeChannel
    var _core: some StubbableCall<() -> Void, any HikeChannelCore, Never> { TypedCall(fake.call(._core)) }
    var parent: some StubbableCall<() -> Void, (any HikeChannel)?, Never> { TypedCall(fake.call(.parent)) }
    func set<Option: Hashable>(_ option: Option, to value: [Option]) -> TypedCall<(Option, [Option]) -> Void, Int, Never> { .init(fake.call(.set, with: option, value)) }
    @_disfavoredOverload func set<Option: Hashable>(_ option: Option, to value: TypedArgument<[Option]> = .anything) -> TypedCall<(Option, [Option]) -> Void, Int, Never> { .init(fake.call(.set, with: option, value)) }
    @_disfavoredOverload func set<Option: Hashable>(_ option: TypedArgument<Option> = .anything, to value: [Option]) -> TypedCall<(Option, [Option]) -> Void, Int, Never> { .init(fake.call(.set, with: option, value)) }
    @_disfavoredOverload func set(_ option: TypedArgument<Any?> = .anything, to value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?, Any?) -> Void, Int, Never> { .init(fake.call(.set, with: option, value)) }
  }
}
