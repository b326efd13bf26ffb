// Generated from NameStream. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NameStream --module GeneratorFixtures
// Checksum: a97f8160c5458c8b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
