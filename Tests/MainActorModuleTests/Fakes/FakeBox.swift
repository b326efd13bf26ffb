// Generated from Box. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Box --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated

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
