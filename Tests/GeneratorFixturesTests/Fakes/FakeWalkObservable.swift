// Generated from WalkObservable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkObservable --module GeneratorFixtures
// Checksum: a20f81049c8c70e0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkObservable<Element>: WalkObservable, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case subscribe = "subscribe(_:)"
  }

  let spryStorage = SpryStorage()

  func subscribe<Observer: WalkObserver>(_ observer: Observer) -> Int
  where Element == Observer.Element {
    spryify(.subscribe, arguments: observer)
  }
}

extension FakeWalkObservable {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeWalkObservable<Element>
    func subscribe<Observer: WalkObserver>(_ observer: Observer) -> TypedCall<(Observer) -> Void, Int, Never> where Element == Observer.Element { .init(fake.call(.subscribe, with: observer)) }
    @_disfavoredOverload func subscribe(_ observer: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.subscribe, with: observer)) }
  }
}
