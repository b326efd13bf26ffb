// Generated from NumberStream. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberStream --module GeneratorFixtures
// Checksum: df3838c693029863
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
