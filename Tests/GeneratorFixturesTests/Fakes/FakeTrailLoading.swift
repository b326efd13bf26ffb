// Generated from TrailLoading. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLoading --module GeneratorFixtures
// Checksum: 067912b1e48fbf4a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailLoading: TrailLoading, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initializeNameLength = "init(name:length:)"
    case initializeCopying = "init(copying:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case load = "load()"
  }

  let spryStorage = SpryStorage()

  init() {}

  init(name: String, length: Int) {
    Self.recordCall(.initializeNameLength, arguments: name, length)
  }

  init(copying other: FakeTrailLoading) {
    Self.recordCall(.initializeCopying, arguments: other)
  }

  func load() -> Int {
    spryify(.load)
  }
}

extension FakeTrailLoading {
  struct Calls {
    fileprivate let fake: FakeTrailLoading

    func load() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.load))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func initialize(name: String, length: Int) -> TypedCall<(String, Int) -> Void, Void, Never> {
      TypedCall(FakeTrailLoading.call(.initializeNameLength, with: name, length))
    }

    @_disfavoredOverload
    func initialize(
      name: TypedArgument<String>, length: TypedArgument<Int> = .anything
    ) -> TypedCall<(String, Int) -> Void, Void, Never> {
      TypedCall(FakeTrailLoading.call(.initializeNameLength, with: name, length))
    }

    func initialize(
      copying other: FakeTrailLoading
    ) -> TypedCall<(FakeTrailLoading) -> Void, Void, Never> {
      TypedCall(FakeTrailLoading.call(.initializeCopying, with: other))
    }

    @_disfavoredOverload
    func initialize(
      copying other: TypedArgument<FakeTrailLoading>
    ) -> TypedCall<(FakeTrailLoading) -> Void, Void, Never> {
      TypedCall(FakeTrailLoading.call(.initializeCopying, with: other))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
