import SpryXCTest

@testable import TrailheadKit

final class FakeTrailStore: TrailStore, Spryable {
  enum Function: String, StringRepresentable {
    case home
    case trails = "trails(near:)"
    case save = "save(_:for:)"
  }

  let spryStorage = SpryStorage()

  override var home: String { stubbedValue() }

  override func trails(near place: String) -> [Trail] {
    spryify(arguments: place)
  }

  override func save(_ trail: Trail, for day: Day) {
    spryify(arguments: trail, day)
  }
}
