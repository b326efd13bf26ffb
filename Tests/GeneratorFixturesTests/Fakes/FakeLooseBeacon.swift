// Generated from LooseBeacon. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake LooseBeacon --module GeneratorFixtures
// Checksum: 422909925b6bf0bc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLooseBeacon: LooseBeacon, Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case light = "light()"
  }

  let spryStorage = SpryStorage()

  override func light() {
    spryify(.light)
  }
}

extension FakeLooseBeacon {
  struct Calls {
    fileprivate let fake: FakeLooseBeacon

    func light() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.light))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
