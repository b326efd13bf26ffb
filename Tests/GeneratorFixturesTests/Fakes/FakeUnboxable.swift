// Generated from Unboxable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Unboxable --module GeneratorFixtures --no-calls
// Checksum: 3dcb5da97646bda8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeUnboxable: Unboxable, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case read = "read(_:)"
    case move = "move(_:)"
    case quit = "quit()"
    case fine = "fine()"

    nonisolated static var hasStubAndCalls: Bool { false }
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
