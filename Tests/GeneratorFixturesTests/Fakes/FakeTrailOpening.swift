// Generated from TrailOpening. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailOpening --module GeneratorFixtures
// Checksum: e0b371b384b2d82e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailOpening: TrailOpening, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init()"
    case initializeName = "init(name:)"
    case initializeId = "init(id:)"
  }

  typealias Function = NoFunctions

  init() async {
    Self.recordCall(.initialize)
  }

  init(name: String) async throws {
    try await Self.spryifyThrows(.initializeName, arguments: name, as: Void.self, fallbackValue: ())
  }

  init?(id: Int) async {
    let isMade: Bool = await Self.spryify(.initializeId, arguments: id, fallbackValue: true)
    guard isMade else { return nil }
  }
}

extension FakeTrailOpening {
  struct ClassCalls {
    func initialize() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(FakeTrailOpening.call(.initialize))
    }

    func initialize(name: String) -> TypedCall<(String) -> Void, Void, any Error> {
      TypedCall(FakeTrailOpening.call(.initializeName, with: name))
    }

    @_disfavoredOverload
    func initialize(name: TypedArgument<String>) -> TypedCall<(String) -> Void, Void, any Error> {
      TypedCall(FakeTrailOpening.call(.initializeName, with: name))
    }

    func initialize(id: Int) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailOpening.call(.initializeId, with: id))
    }

    @_disfavoredOverload
    func initialize(id: TypedArgument<Int>) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(FakeTrailOpening.call(.initializeId, with: id))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
