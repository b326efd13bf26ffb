// Generated from Settings. Do not edit. To generate it again:
// generate-fake Settings --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: 21bd457ac9b96dd1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

final class FakeSettings: Settings, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case text = "text(for:)"
    case set = "set(_:for:)"
  }

  let spryStorage = SpryStorage()

  override func text(for key: String) -> String? {
    spryify(.text, arguments: key)
  }

  override func set(_ text: String?, for key: String) {
    spryify(.set, arguments: text, key)
  }
}
