// Generated from Daypack. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Daypack --module GeneratorFixtures
// Checksum: 202c9fc6401abd5c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeDaypack: Daypack, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case fill = "fill()"
  }

  let spryStorage = SpryStorage()

  override func fill() {
    spryify(.fill)
  }
}

extension FakeDaypack {
  struct Calls {
    fileprivate let fake: FakeDaypack

    func fill() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.fill))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
