// Generated from PackageTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PackageTrail --module GeneratorFixtures
// Checksum: 9707e4cd65196a29
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakePackageTrail: PackageTrail, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}

extension FakePackageTrail {
  struct Calls {
    fileprivate let fake: FakePackageTrail

    func run() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.run))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
