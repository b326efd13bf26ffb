// Generated from Numbered. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Numbered --module GeneratorFixtures
// Checksum: 1664aeabdc339288
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumbered<ID: LosslessStringConvertible & Sendable & Hashable>: Numbered, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case find = "find(_:)"
    case id
  }

  let spryStorage = SpryStorage()

  func find(_ id: ID) -> Bool {
    spryify(.find, arguments: id)
  }

  var id: ID { stubbedValue(.id) }
}
