// Generated from LeanCache. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake LeanCache --module GeneratorFixtures
// Checksum: 3f7d8a48d02db7a2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLeanCache: LeanCache, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case fill = "fill()"
  }

  let spryStorage = SpryStorage()

  func fill() {
    spryify(.fill)
  }
}

extension FakeLeanCache {
  struct Calls {
    fileprivate let fake: FakeLeanCache

    func fill() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.fill))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
