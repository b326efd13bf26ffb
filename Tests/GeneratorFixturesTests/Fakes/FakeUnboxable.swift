// Generated from Unboxable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Unboxable --module GeneratorFixtures
// Checksum: fe8ae53ce2fe6470
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeUnboxable: Unboxable, Spryable, Sendable {
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

extension FakeUnboxable {
  struct Calls {
    fileprivate let fake: FakeUnboxable

    func read(_ span: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.read, with: span))
    }

    func move(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.move, with: value))
    }

    func quit() -> TypedCall<() -> Void, Never, Never> {
      TypedCall(fake.call(.quit))
    }

    func fine() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.fine))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
