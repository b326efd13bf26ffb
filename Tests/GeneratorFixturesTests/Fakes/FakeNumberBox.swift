// Generated from NumberBox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberBox --module GeneratorFixtures
// Checksum: f75be2c08e5f4490
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumberBox: Box<Int>, NumberBox, Spryable {
  enum Function: String, GeneratedFunction {
    case total = "total()"
  }

  let spryStorage = SpryStorage()

  func total() -> Int {
    spryify(.total)
  }
}

extension FakeNumberBox {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeNumberBox
    func total() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.total)) }
  }
}
