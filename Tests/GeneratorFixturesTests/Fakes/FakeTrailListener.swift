// Generated from TrailListener. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailListener --module GeneratorFixtures --kind spyable
// Checksum: 76195b63617a5dc6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailListener: TrailListener, Spyable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(name:)"
  }

  enum Function: String, GeneratedFunction {
    case opened = "opened(_:)"
    case closed = "closed(_:)"
    case walked = "walked(_:)"
    case ran = "ran(_:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  init(name: String) throws {
    Self.recordCall(.initialize, arguments: name)
  }

  func opened(_ id: Int) {
    recordCall(.opened, arguments: id)
  }

  func closed(_ id: Int) async throws {
    recordCall(.closed, arguments: id)
  }

  func walked(_ step: () -> Int) {
    withoutActuallyEscaping(step) { step in
      recordCall(.walked, arguments: Transient(step))
    }
  }

  func ran<Failure: Error>(_ step: () async throws(Failure) -> Void) async throws(Failure) {
    withoutActuallyEscaping(step) { step in
      recordCall(.ran, arguments: Transient({ try await step() } as () async throws -> Void))
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
extension FakeTrailListener {
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailListener
    typealias OpenedCall = TypedCall<(Int) -> Void, Void, Never>
    func opened(_ id: Int) -> OpenedCall { .init(fake.call(.opened, with: id)) }
    @_disfavoredOverload func opened(_ id: TypedArgument<Int> = .anything) -> OpenedCall { .init(fake.call(.opened, with: id)) }
    typealias ClosedCall = TypedCall<(Int) -> Void, Void, any Error>
    func closed(_ id: Int) -> ClosedCall { .init(fake.call(.closed, with: id)) }
    @_disfavoredOverload func closed(_ id: TypedArgument<Int> = .anything) -> ClosedCall { .init(fake.call(.closed, with: id)) }
    func walked(_ step: TypedArgument<() -> Int> = .anything) -> TypedCall<(@escaping () -> Int) -> Void, Void, Never> { .init(fake.call(.walked, with: step)) }
    func ran(_ step: TypedArgument<() async throws -> Void> = .anything) -> TypedCall<(@escaping () async throws -> Void) -> Void, Void, any Error> { .init(fake.call(.ran, with: step)) }
  }

  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeCall = TypedCall<(String) -> Void, Void, any Error>
    func initialize(name: String) -> InitializeCall { .init(FakeTrailListener.call(.initialize, with: name)) }
    @_disfavoredOverload func initialize(name: TypedArgument<String> = .anything) -> InitializeCall { .init(FakeTrailListener.call(.initialize, with: name)) }
  }
}
