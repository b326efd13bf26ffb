// Generated from Settings. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake Settings
// Checksum: 1fe77b20812c9d95
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryTesting

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
