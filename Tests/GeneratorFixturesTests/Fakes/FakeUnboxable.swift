// Generated from Unboxable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Unboxable --module GeneratorFixtures
// Checksum: 9ea5c6eed0eb7b64
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeUnboxable: Unboxable, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case read = "read(_:)"
    case move = "move(_:)"
    case quit = "quit()"
    case fine = "fine()"
  }

  let spryStorage = SpryStorage()

  func read(_ span: Span<Int>) -> Int {
    spryify(.read, arguments: "<Span<Int>>")
  }

  func move<Value: ~Copyable>(_ value: consuming Value) {
    spryify(.move, arguments: "<Value>")
  }

  func quit() -> Never {
    spryify(.quit)
  }

  func fine() -> Int {
    spryify(.fine)
  }
}
