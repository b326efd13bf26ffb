// Generated from NumberStream. To write it again:
// swift package --allow-writing-to-package-directory generate-fake NumberStream --module GeneratorFixtures

import GeneratorFixtures
import Spry

final class FakeNumberStream<Items: Sequence>: NumberStream, Spryable where Items.Element == Int {
  typealias Element = Int

  enum Function: String, StringRepresentable, CaseIterable {
    case first = "first()"
    case all = "all()"
  }

  let spryStorage = SpryStorage()

  func first() -> Int {
    spryify(.first)
  }

  func all() -> Items {
    spryify(.all)
  }
}
