// Generated from Notebook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Notebook --module GeneratorFixtures
// Checksum: ed0ab450d1016296
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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

extension FakeNotebook {
  struct Calls {
    fileprivate let fake: FakeNotebook

    var pages: TypedCall<() -> Void, Int, Never> { TypedCall(fake.call(.pages)) }
    var author: TypedProperty<String> { TypedProperty(.author, of: fake) }
  }

  var calls: Calls { Calls(fake: self) }
}
