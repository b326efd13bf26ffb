// Generated from Modern. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Modern --module GeneratorFixtures
// Checksum: 072f9e9a1621b8d5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(macOS 14, *)
final class FakeModern: Modern, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}

@available(macOS 14, *)
extension FakeModern {
  struct Calls {
    fileprivate let fake: FakeModern

    func run() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.run))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
