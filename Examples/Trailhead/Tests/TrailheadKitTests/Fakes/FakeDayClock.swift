import SpryXCTest

@testable import TrailheadKit

final class FakeDayClock: DayClock, Spryable {
  enum Function: String, StringRepresentable {
    case today
  }

  let spryStorage = SpryStorage()

  var today: Day { stubbedValue() }
}
