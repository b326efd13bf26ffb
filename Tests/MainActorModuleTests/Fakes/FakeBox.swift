// Generated from Box. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake Box --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated
// Checksum: 9a536626d3056534
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeBox<Content: Equatable>: Box<Content>, Spryable {
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
