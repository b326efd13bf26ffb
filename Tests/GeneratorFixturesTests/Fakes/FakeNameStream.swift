// Generated from NameStream. To write it again:
// swift package --allow-writing-to-package-directory generate-fake NameStream --module GeneratorFixtures

import GeneratorFixtures
import Spry

final class FakeNameStream: NameStream, Spryable {
  typealias Element = [String].Element
  typealias Items = [String]

  enum Function: String, StringRepresentable, CaseIterable {
    case all = "all()"
    case first = "first()"
  }

  let spryStorage = SpryStorage()

  func all() -> Items {
    spryify(.all)
  }

  func first() -> Element {
    spryify(.first)
  }
}
