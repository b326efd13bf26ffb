// Generated from TrailListener. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailListener --module GeneratorFixtures --kind spyable
// Checksum: 053abcca1e5f37b5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailListener: TrailListener, Spyable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(name:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailListener

    func opened(_ id: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.opened, with: id))
    }

    @_disfavoredOverload
    func opened(_ id: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.opened, with: id))
    }

    func closed(_ id: Int) -> TypedCall<(Int) -> Void, Void, any Error> {
      TypedCall(fake.call(.closed, with: id))
    }

    @_disfavoredOverload
    func closed(_ id: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, any Error> {
      TypedCall(fake.call(.closed, with: id))
    }

    func walked(_ step: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.walked, with: step))
    }

    func ran(
      _ step: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, any Error> {
      TypedCall(fake.call(.ran, with: step))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func initialize(name: String) -> TypedCall<(String) -> Void, Void, any Error> {
      TypedCall(FakeTrailListener.call(.initialize, with: name))
    }

    @_disfavoredOverload
    func initialize(
      name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, any Error> {
      TypedCall(FakeTrailListener.call(.initialize, with: name))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
