// Generated from Blank. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Blank --module GeneratorFixtures
// Checksum: 10f98abc17806d22
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeBlank: Blank, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init()"
  }

  typealias Function = NoFunctions

  init() {
    Self.recordCall(.initialize)
  }
}

extension FakeBlank {
  struct ClassCalls {
    func initialize() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(FakeBlank.call(.initialize))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
