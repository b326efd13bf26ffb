// Generated from PlainTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PlainTrail --module GeneratorFixtures
// Checksum: d78be9fd4b575297
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePlainTrail: PlainTrail, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}

extension FakePlainTrail {
  struct Calls {
    fileprivate let fake: FakePlainTrail

    func run() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.run))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
