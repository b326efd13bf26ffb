// Generated from Backpack. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Backpack --module GeneratorFixtures
// Checksum: c9b7edf4880aec3f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeBackpack: Backpack, Spryable {
  enum Function: String, GeneratedFunction {
    case empty = "empty()"
  }

  let spryStorage = SpryStorage()

  override func empty() {
    spryify(.empty)
  }
}

nonisolated extension FakeBackpack {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeBackpack
    func empty() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.empty)) }
  }
}
