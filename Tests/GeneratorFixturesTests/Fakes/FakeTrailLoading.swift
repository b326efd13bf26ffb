// Generated from TrailLoading. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLoading --module GeneratorFixtures
// Checksum: e6c2f2c00ffb238e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailLoading: TrailLoading, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeNameLength = "init(name:length:)"
    case initializeCopying = "init(copying:)"
  }

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailLoading
    func load() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.load)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeNameLengthCall = TypedCall<(String, Int) -> Void, Void, Never>
    func initialize(name: String, length: Int) -> InitializeNameLengthCall { .init(FakeTrailLoading.call(.initializeNameLength, with: name, length)) }
    @_disfavoredOverload func initialize(name: String, length: TypedArgument<Int> = .anything) -> InitializeNameLengthCall { .init(FakeTrailLoading.call(.initializeNameLength, with: name, length)) }
    @_disfavoredOverload func initialize(name: TypedArgument<String> = .anything, length: Int) -> InitializeNameLengthCall { .init(FakeTrailLoading.call(.initializeNameLength, with: name, length)) }
    @_disfavoredOverload func initialize(name: TypedArgument<String>, length: TypedArgument<Int> = .anything) -> InitializeNameLengthCall { .init(FakeTrailLoading.call(.initializeNameLength, with: name, length)) }
    typealias InitializeCopyingCall = TypedCall<(FakeTrailLoading) -> Void, Void, Never>
    func initialize(copying other: FakeTrailLoading) -> InitializeCopyingCall { .init(FakeTrailLoading.call(.initializeCopying, with: other)) }
    @_disfavoredOverload func initialize(copying other: TypedArgument<FakeTrailLoading>) -> InitializeCopyingCall { .init(FakeTrailLoading.call(.initializeCopying, with: other)) }
  }
}
