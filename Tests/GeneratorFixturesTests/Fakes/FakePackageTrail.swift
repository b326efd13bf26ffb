// Generated from PackageTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PackageTrail --module GeneratorFixtures
// Checksum: 66c8770be2bbf450
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakePackageTrail: PackageTrail, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}

extension FakePackageTrail {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakePackageTrail
    func run() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.run)) }
  }
}
