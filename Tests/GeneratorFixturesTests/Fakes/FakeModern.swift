// Generated from Modern. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Modern --module GeneratorFixtures
// Checksum: 1c0a4a65230b3fda
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(macOS 14, *)
final class FakeModern: Modern, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}

@available(macOS 14, *)
extension FakeModern {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeModern
    func run() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.run)) }
  }
}
