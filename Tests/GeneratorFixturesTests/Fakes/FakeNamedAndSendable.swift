// Generated from NamedAndSendable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NamedAndSendable --module GeneratorFixtures
// Checksum: 6bd9b7ed3c9e04fa
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNamedAndSendable: NamedAndSendable, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case name
    case rename = "rename(_:)"
  }

  let spryStorage = SpryStorage()

  var name: String { stubbedValue(.name) }

  func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }
}
