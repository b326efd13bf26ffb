// Generated from WalkRelay. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkRelay --module GeneratorFixtures
// Checksum: 6cc39d479d9a8fd8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkRelay<Observer: WalkObserver, Element>: WalkRelay, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
