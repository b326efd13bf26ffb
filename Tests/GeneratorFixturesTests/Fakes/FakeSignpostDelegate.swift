// Generated from SignpostDelegate. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignpostDelegate --module GeneratorFixtures
// Checksum: 82462410126ee7b2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import Spry

@testable import GeneratorFixtures

final class FakeSignpostDelegate: NSObject, SignpostDelegate, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case turned = "turned(_:)"
  }

  let spryStorage = SpryStorage()

  func turned(_ signpost: Signpost) {
    spryify(.turned, arguments: signpost)
  }
}
