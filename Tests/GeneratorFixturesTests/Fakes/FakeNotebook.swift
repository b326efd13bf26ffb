// Generated from Notebook. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Notebook --module GeneratorFixtures

import Spry

@testable import GeneratorFixtures

final class FakeNotebook: Notebook, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case pages
    case author
  }

  let spryStorage = SpryStorage()

  override var pages: Int { stubbedValue(.pages) }

  override var author: String {
    get { stubbedValue(.author) }
    set { recordCall(.author, arguments: newValue) }
  }
}
