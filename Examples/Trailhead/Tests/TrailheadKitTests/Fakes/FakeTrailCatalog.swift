// Generated from TrailCatalog. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCatalog
// Checksum: b3b678d8240d20c7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeTrailCatalog: TrailCatalog, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case home
    case trails = "trails(near:)"
    case save = "save(_:for:)"
  }

  let spryStorage = SpryStorage()

  override var home: String { stubbedValue(.home) }

  override func trails(near place: String) -> [Trail] {
    spryify(.trails, arguments: place)
  }

  override func save(_ trail: Trail, for day: Day) {
    spryify(.save, arguments: trail, day)
  }
}
