// Generated from Blank. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Blank --module GeneratorFixtures
// Checksum: 1d8d0efc2eb7915e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeBlank: Blank, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init()"
  }

  typealias Function = NoFunctions

  init() {
    Self.recordCall(.initialize)
  }
}

extension FakeBlank {
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func initialize() -> TypedCall<() -> Void, Void, Never> { .init(FakeBlank.call(.initialize)) }
  }
}
