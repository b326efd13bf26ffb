// Generated from PostFailure. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PostFailure --module GeneratorFixtures
// Checksum: 3db8fb012ec32054
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePostFailure: PostFailure, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case code
  }

  let spryStorage = SpryStorage()

  var code: Int { stubbedValue(.code) }
}

extension FakePostFailure {
  struct Calls {
    fileprivate let fake: FakePostFailure

    var code: TypedGetter<Int, Never> { TypedGetter(fake.call(.code)) }
  }

  var calls: Calls { Calls(fake: self) }
}
