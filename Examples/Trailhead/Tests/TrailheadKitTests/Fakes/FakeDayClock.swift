// Generated from DayClock. To write it again:
// swift package --allow-writing-to-package-directory generate-fake DayClock

import SpryXCTest

@testable import TrailheadKit

final class FakeDayClock: DayClock, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case today
  }

  let spryStorage = SpryStorage()

  var today: Day { stubbedValue(.today) }
}
