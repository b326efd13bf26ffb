// Generated from Marked. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Marked --module GeneratorFixtures
// Checksum: 173085849b1494c5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeMarked<Mark: Hashable>: Marked, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case repaint = "repaint(_:)"
    case id
  }

  let spryStorage = SpryStorage()

  func repaint(_ mark: Mark) -> Int {
    spryify(.repaint, arguments: mark)
  }

  var id: Mark { stubbedValue(.id) }
}
