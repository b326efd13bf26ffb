// Generated from PostFailure. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PostFailure --module GeneratorFixtures
// Checksum: 9fbd38c2be2cc373
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePostFailure: PostFailure, Spryable {
  enum Function: String, GeneratedFunction {
    case code
  }

  let spryStorage = SpryStorage()

  var code: Int { stubbedValue(.code) }
}

extension FakePostFailure {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakePostFailure
    var code: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.code)) }
  }
}
