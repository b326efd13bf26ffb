// Generated from TrailExecutor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailExecutor --module GeneratorFixtures
// Checksum: 0a366bc1a36c0b8d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailExecutor: TrailExecutor, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case pause = "pause()"
    case enqueueConsumingExecutorJob = "enqueue(_:) (consuming ExecutorJob)"
    case enqueueUnownedJob = "enqueue(_:) (UnownedJob)"
  }

  let spryStorage = SpryStorage()

  func pause() {
    spryify(.pause)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    spryify(.enqueueConsumingExecutorJob, arguments: "<ExecutorJob>")
  }

  @available(*, deprecated)
  func enqueue(_ job: UnownedJob) {
    spryify(.enqueueUnownedJob, arguments: job)
  }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
extension FakeTrailExecutor {
  struct Calls {
    fileprivate let fake: FakeTrailExecutor

    func pause() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.pause))
    }

    func enqueueConsumingExecutorJob(
      _ job: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.enqueueConsumingExecutorJob, with: job))
    }

    @available(*, deprecated)
    func enqueue(_ job: UnownedJob) -> TypedCall<(UnownedJob) -> Void, Void, Never> {
      TypedCall(fake.call(.enqueueUnownedJob, with: job))
    }

    @available(*, deprecated)
    func enqueueUnownedJob(
      _ job: TypedArgument<UnownedJob> = .anything
    ) -> TypedCall<(UnownedJob) -> Void, Void, Never> {
      TypedCall(fake.call(.enqueueUnownedJob, with: job))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
