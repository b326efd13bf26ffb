// Generated from DayClock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake DayClock
// Checksum: 0b2b1cd43ad890ff
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeDayClock: DayClock, Spryable {
  enum Function: String, GeneratedFunction {
    case today
  }

  let spryStorage = SpryStorage()

  var today: Day { stubbedValue(.today) }
}

extension FakeDayClock {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeDayClock
    var today: some StubbableCall<() -> Void, Day, Never> { TypedCall(fake.call(.today)) }
  }
}
