// Generated from TrailMarkerTile. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMarkerTile --module GeneratorFixtures
// Checksum: 450be2c8fc780429
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailMarkerTile: PlainTile, TrailMarkerTile, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(name:)"
  }

  typealias Function = NoFunctions

  init(name: String) {
    super.init()
    Self.recordCall(.initialize, arguments: name)
  }
}

extension FakeTrailMarkerTile {
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeCall = TypedCall<(String) -> Void, Void, Never>
    func initialize(name: String) -> InitializeCall { .init(FakeTrailMarkerTile.call(.initialize, with: name)) }
    @_disfavoredOverload func initialize(name: TypedArgument<String> = .anything) -> InitializeCall { .init(FakeTrailMarkerTile.call(.initialize, with: name)) }
  }
}
