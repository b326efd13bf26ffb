// Generated from Notebook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Notebook --module GeneratorFixtures
// Checksum: 6f99ce7978994530
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

    var pages: TypedGetter<Int, Never> { TypedGetter(fake.call(.pages)) }
    var author: TypedProperty<String> { TypedProperty(.author, of: fake) }
  }

  var calls: Calls { Calls(fake: self) }
}
