// Generated from Logbook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Logbook --module GeneratorFixtures
// Checksum: b88b7e4a81aeaabf
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLogbook: Logbook, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case pages
    case author
    case title
  }

  let spryStorage = SpryStorage()

  override var pages: Int {
    get { stubbedValue(.pages) }
    set { recordCall(.pages, arguments: newValue) }
  }

  override var author: String { stubbedValue(.author) }
  override var title: String { stubbedValue(.title) }
}

extension FakeLogbook {
  struct Calls {
    fileprivate let fake: FakeLogbook

    var pages: TypedProperty<Int> { TypedProperty(.pages, of: fake) }
    var author: TypedGetter<String, Never> { TypedGetter(fake.call(.author)) }
    var title: TypedGetter<String, Never> { TypedGetter(fake.call(.title)) }
  }

  var calls: Calls { Calls(fake: self) }
}
