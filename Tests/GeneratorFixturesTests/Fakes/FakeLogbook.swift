// Generated from Logbook. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Logbook --module GeneratorFixtures
// Checksum: 1fb2b129a0cd7f0f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeLogbook: Logbook, Spryable {
  enum Function: String, GeneratedFunction {
    case pages
    case author
    case title
  }

  let spryStorage = SpryStorage()

  nonisolated override init() {
    super.init()
  }

  override var pages: Int {
    get { stubbedValue(.pages) }
    set { recordCall(.pages, arguments: newValue) }
  }

  override var author: String { stubbedValue(.author) }
  override var title: String { stubbedValue(.title) }
}

nonisolated extension FakeLogbook {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeLogbook
    var pages: TypedProperty<Int> { TypedProperty(.pages, of: fake) }
    var author: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.author)) }
    var title: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.title)) }
  }
}
