// Generated from Box. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Box --module GeneratorFixtures
// Checksum: 8a3f0aac8a076c1d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeBox<Content: Equatable>: Box<Content>, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case content
    case put = "put(_:)"
  }

  let spryStorage = SpryStorage()

  override var content: Content? {
    get { stubbedValue(.content) }
    set { recordCall(.content, arguments: newValue) }
  }

  override func put(_ content: Content) -> Int {
    spryify(.put, arguments: content)
  }
}
