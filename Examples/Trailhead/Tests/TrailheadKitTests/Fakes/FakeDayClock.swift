// Generated from DayClock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake DayClock
// Checksum: d7fba79392e58d96
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeDayClock: DayClock, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case today
  }

  let spryStorage = SpryStorage()

  var today: Day { stubbedValue(.today) }
}

extension FakeDayClock {
  struct Calls {
    fileprivate let fake: FakeDayClock

    var today: TypedGetter<Day, Never> { TypedGetter(fake.call(.today)) }
  }

  var calls: Calls { Calls(fake: self) }
}
