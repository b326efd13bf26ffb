// Generated from LeanCache. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake LeanCache --module GeneratorFixtures
// Checksum: 859acb4f4b3419db
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLeanCache: LeanCache, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case fill = "fill()"
  }

  let spryStorage = SpryStorage()

  func fill() {
    spryify(.fill)
  }
}

extension FakeLeanCache {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeLeanCache
    func fill() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.fill)) }
  }
}
