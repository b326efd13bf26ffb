// Generated from WalkRelay. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkRelay --module GeneratorFixtures
// Checksum: e2c63303db82f02c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkRelay<Observer: WalkObserver, Element>: WalkRelay, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case asObserver = "asObserver()"
    case subscribe = "subscribe(_:)"
  }

  let spryStorage = SpryStorage()

  func asObserver() -> Observer {
    spryify(.asObserver)
  }

  func subscribe<O: WalkObserver>(_ observer: O) -> Int where Element == O.Element {
    spryify(.subscribe, arguments: observer)
  }
}

extension FakeWalkRelay {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeWalkRelay<Observer, Element>
    func asObserver() -> TypedCall<() -> Void, Observer, Never> { .init(fake.call(.asObserver)) }
    func subscribe<O: WalkObserver>(_ observer: O) -> TypedCall<(O) -> Void, Int, Never> where Element == O.Element { .init(fake.call(.subscribe, with: observer)) }
    @_disfavoredOverload func subscribe(_ observer: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.subscribe, with: observer)) }
  }
}
