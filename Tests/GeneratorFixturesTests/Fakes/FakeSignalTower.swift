// Generated from SignalTower. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignalTower --module GeneratorFixtures
// Checksum: af541575d264e004
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeSignalTower: SignalTower, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case listen = "listen(_:)"
    case relay = "relay(_:)"
    case map = "map(_:to:)"
    case watch = "watch(_:)"
    case handler = "handler(of:)"
    case callback
  }

  let spryStorage = SpryStorage()

  func listen(_ callback: @convention(c) (Int) -> Void) {
    withoutActuallyEscaping(callback) { callback in
      spryify(.listen, arguments: Transient(callback))
    }
  }

  func relay(_ work: @Sendable () async -> Int) {
    withoutActuallyEscaping(work) { work in
      spryify(.relay, arguments: Transient(work))
    }
  }

  func map(_ transform: @convention(c) (Int) -> Int, to type: Int.Type) -> Int {
    withoutActuallyEscaping(transform) { transform in
      spryify(.map, arguments: Transient(transform), type)
    }
  }

  func watch(_ callback: (@convention(c) (Int, Int) -> Int)?) {
    spryify(.watch, arguments: callback)
  }

  func handler(of number: Int) -> @convention(c) (Int) -> Int {
    spryify(.handler, arguments: number)
  }

  var callback: @convention(c) (Int) -> Int { stubbedValue(.callback) }
}

extension FakeSignalTower {
  struct Calls {
    fileprivate let fake: FakeSignalTower

    func listen(
      _ callback: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.listen, with: callback))
    }

    func relay(_ work: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.relay, with: work))
    }

    func map(
      _ transform: TypedArgument<Any?> = .anything, to type: Int.Type
    ) -> TypedCall<(Any?, Int.Type) -> Void, Int, Never> {
      TypedCall(fake.call(.map, with: transform, type))
    }

    @_disfavoredOverload
    func map(
      _ transform: TypedArgument<Any?> = .anything, to type: TypedArgument<Int.Type> = .anything
    ) -> TypedCall<(Any?, Int.Type) -> Void, Int, Never> {
      TypedCall(fake.call(.map, with: transform, type))
    }

    func watch(
      _ callback: TypedArgument<(@convention(c) (Int, Int) -> Int)?> = .anything
    ) -> TypedCall<((@convention(c) (Int, Int) -> Int)?) -> Void, Void, Never> {
      TypedCall(fake.call(.watch, with: callback))
    }

    func handler(of number: Int) -> TypedCall<(Int) -> Void, @convention(c) (Int) -> Int, Never> {
      TypedCall(fake.call(.handler, with: number))
    }

    @_disfavoredOverload
    func handler(
      of number: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, @convention(c) (Int) -> Int, Never> {
      TypedCall(fake.call(.handler, with: number))
    }

    var callback: TypedGetter<@convention(c) (Int) -> Int, Never> {
      TypedGetter(fake.call(.callback))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
