// Generated from NamedAndSendable. To write it again:
// swift package --allow-writing-to-package-directory generate-fake NamedAndSendable --module GeneratorFixtures

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
