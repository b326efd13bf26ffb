// Generated from WalkObservable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkObservable --module GeneratorFixtures
// Checksum: b1c926aa5e991e83
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkObservable<Element>: WalkObservable, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case subscribe = "subscribe(_:)"
  }

  let spryStorage = SpryStorage()

  func subscribe<Observer: WalkObserver>(_ observer: Observer) -> Int
  where Element == Observer.Element {
    spryify(.subscribe, arguments: observer)
  }
}
