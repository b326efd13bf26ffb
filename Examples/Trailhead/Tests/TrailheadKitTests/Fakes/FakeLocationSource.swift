// Generated from LocationSource. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake LocationSource
// Checksum: 38bbc9ddf9746b90
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeLocationSource: LocationSource, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case locate = "locate(_:)"
  }

  let spryStorage = SpryStorage()

  func locate(_ completion: @escaping LocationCompletion) {
    spryify(.locate, arguments: completion)
  }
}
