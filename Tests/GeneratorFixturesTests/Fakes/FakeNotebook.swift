// Generated from Notebook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Notebook --module GeneratorFixtures
// Checksum: 4330d5f724b151ae
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeNotebook: Notebook, Spryable {
  enum Function: String, GeneratedFunction {
    case pages
    case author
  }

  let spryStorage = SpryStorage()

  nonisolated override init() {
    super.init()
  }

  override var pages: Int { stubbedValue(.pages) }

  override var author: String {
    get { stubbedValue(.author) }
    set { recordCall(.author, arguments: newValue) }
  }
}

nonisolated extension FakeNotebook {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeNotebook
    var pages: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.pages)) }
    var author: TypedProperty<String> { TypedProperty(.author, of: fake) }
  }
}
