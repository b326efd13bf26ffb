// Generated from NumberBox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberBox --module GeneratorFixtures
// Checksum: f3ad0a5632b80b6b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumberBox: Box<Int>, NumberBox, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case total = "total()"
  }

  let spryStorage = SpryStorage()

  func total() -> Int {
    spryify(.total)
  }
}

extension FakeNumberBox {
  struct Calls {
    fileprivate let fake: FakeNumberBox

    func total() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.total))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
