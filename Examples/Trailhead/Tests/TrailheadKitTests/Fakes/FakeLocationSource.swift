// Generated from LocationSource. To write it again:
// swift package --allow-writing-to-package-directory generate-fake LocationSource

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
