// Generated from Stream. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Stream --module GeneratorFixtures

import Foundation
import GeneratorFixtures
import Spry

final class FakeStream: GeneratorFixtures.Stream, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case cross = "cross(_:at:)"
  }

  let spryStorage = SpryStorage()

  func cross(_ bridge: Bridge, at date: Date) -> any GeneratorFixtures.Stream {
    spryify(.cross, arguments: bridge, date)
  }
}
