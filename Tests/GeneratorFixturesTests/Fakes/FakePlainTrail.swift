// Generated from PlainTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PlainTrail --module GeneratorFixtures
// Checksum: b58dd58421cd8b72
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePlainTrail: PlainTrail, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}

extension FakePlainTrail {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakePlainTrail
    func run() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.run)) }
  }
}
