// Generated from TrailMarkerTile. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMarkerTile --module GeneratorFixtures
// Checksum: 2cfdcdd337b7907b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailMarkerTile: PlainTile, TrailMarkerTile, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(name:)"
  }

  typealias Function = NoFunctions

  init(name: String) {
    super.init()
    Self.recordCall(.initialize, arguments: name)
  }
}

extension FakeTrailMarkerTile {
  struct ClassCalls {
    func initialize(name: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(FakeTrailMarkerTile.call(.initialize, with: name))
    }

    @_disfavoredOverload
    func initialize(
      name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(FakeTrailMarkerTile.call(.initialize, with: name))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
