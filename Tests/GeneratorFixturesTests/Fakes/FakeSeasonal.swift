// Generated from Seasonal. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Seasonal --module GeneratorFixtures
// Checksum: b8abc3de7d9b01f2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeSeasonal: Seasonal, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case winter = "winter()"
    case summer = "summer()"
  }

  let spryStorage = SpryStorage()

  @available(iOS 17, macOS 14, *)
  func winter() -> Int {
    spryify(.winter)
  }

  @available(*, deprecated)
  func summer() -> Int {
    spryify(.summer)
  }
}

extension FakeSeasonal {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSeasonal
    @available(iOS 17, macOS 14, *) func winter() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.winter)) }
    @available(*, deprecated) func summer() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.summer)) }
  }
}
