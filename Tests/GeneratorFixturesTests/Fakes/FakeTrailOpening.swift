// Generated from TrailOpening. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailOpening --module GeneratorFixtures
// Checksum: 6a72fb9953674512
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailOpening: TrailOpening, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
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
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func initialize() -> TypedCall<() -> Void, Void, Never> { .init(FakeTrailOpening.call(.initialize)) }
    typealias InitializeNameCall = TypedCall<(String) -> Void, Void, any Error>
    func initialize(name: String) -> InitializeNameCall { .init(FakeTrailOpening.call(.initializeName, with: name)) }
    @_disfavoredOverload func initialize(name: TypedArgument<String>) -> InitializeNameCall { .init(FakeTrailOpening.call(.initializeName, with: name)) }
    typealias InitializeIdCall = TypedCall<(Int) -> Void, Bool, Never>
    func initialize(id: Int) -> InitializeIdCall { .init(FakeTrailOpening.call(.initializeId, with: id)) }
    @_disfavoredOverload func initialize(id: TypedArgument<Int>) -> InitializeIdCall { .init(FakeTrailOpening.call(.initializeId, with: id)) }
  }
}
