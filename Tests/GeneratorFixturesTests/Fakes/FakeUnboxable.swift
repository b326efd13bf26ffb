// Generated from Unboxable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Unboxable --module GeneratorFixtures
// Checksum: 0e66ac0f1a2c50c3
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeUnboxable
    func read(_ span: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.read, with: span)) }
    func move(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.move, with: value)) }
    func quit() -> TypedCall<() -> Void, Never, Never> { .init(fake.call(.quit)) }
    func fine() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.fine)) }
  }
}
