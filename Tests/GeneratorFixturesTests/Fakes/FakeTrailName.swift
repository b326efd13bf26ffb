// Generated from TrailName. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailName --module GeneratorFixtures
// Checksum: b6d2163734f26bbb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailName: TrailName, Spryable {
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String
  typealias StringLiteralType = String

  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(stringLiteral:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case letters
  }

  let spryStorage = SpryStorage()

  init() {}

  var letters: Int { stubbedValue(.letters) }

  init(stringLiteral value: StringLiteralType) {
    Self.recordCall(.initialize, arguments: value)
  }
}
