// Generated from SignalTower. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignalTower --module GeneratorFixtures
// Checksum: de2d2ba07097af2e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeSignalTower: SignalTower, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSignalTower
    func listen(_ callback: TypedArgument<@convention(c) (Int) -> Void> = .anything) -> TypedCall<(@escaping @convention(c) (Int) -> Void) -> Void, Void, Never> { .init(fake.call(.listen, with: callback)) }
    func relay(_ work: TypedArgument<@Sendable () async -> Int> = .anything) -> TypedCall<(@escaping @Sendable () async -> Int) -> Void, Void, Never> { .init(fake.call(.relay, with: work)) }
    typealias MapCall = TypedCall<(@escaping @convention(c) (Int) -> Int, Int.Type) -> Void, Int, Never>
    func map(_ transform: TypedArgument<@convention(c) (Int) -> Int> = .anything, to type: Int.Type) -> MapCall { .init(fake.call(.map, with: transform, type)) }
    @_disfavoredOverload func map(_ transform: TypedArgument<@convention(c) (Int) -> Int> = .anything, to type: TypedArgument<Int.Type> = .anything) -> MapCall { .init(fake.call(.map, with: transform, type)) }
    func watch(_ callback: TypedArgument<(@convention(c) (Int, Int) -> Int)?> = .anything) -> TypedCall<((@convention(c) (Int, Int) -> Int)?) -> Void, Void, Never> { .init(fake.call(.watch, with: callback)) }
    typealias HandlerCall = TypedCall<(Int) -> Void, @convention(c) (Int) -> Int, Never>
    func handler(of number: Int) -> HandlerCall { .init(fake.call(.handler, with: number)) }
    @_disfavoredOverload func handler(of number: TypedArgument<Int> = .anything) -> HandlerCall { .init(fake.call(.handler, with: number)) }
    var callback: some StubbableCall<() -> Void, @convention(c) (Int) -> Int, Never> { TypedCall(fake.call(.callback)) }
  }
}
