// Generated from Daypack. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Daypack --module GeneratorFixtures
// Checksum: e6725ff0069cc1da
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeDaypack: Daypack, Spryable {
  enum Function: String, GeneratedFunction {
    case fill = "fill()"
    case empty = "empty()"
  }

  let spryStorage = SpryStorage()

  override func fill() {
    spryify(.fill)
  }

  override func empty() {
    spryify(.empty)
  }
}

extension FakeDaypack {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeDaypack
    func fill() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.fill)) }
    func empty() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.empty)) }
  }
}
