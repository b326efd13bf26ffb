// Generated from SignpostDelegate. To write it again:
// swift package --allow-writing-to-package-directory generate-fake SignpostDelegate --module GeneratorFixtures

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
