// Generated from TrailExecutor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailExecutor --module GeneratorFixtures
// Checksum: 9feb76fd5b97e621
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

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

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func enqueue(_ job: consuming ExecutorJob) {
    spryify(.enqueueConsumingExecutorJob, arguments: "<ExecutorJob>")
  }

  @available(*, deprecated)
  func enqueue(_ job: UnownedJob) {
    spryify(.enqueueUnownedJob, arguments: job)
  }
}

extension FakeTrailExecutor {
  struct Calls {
    fileprivate let fake: FakeTrailExecutor

    func pause() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.pause))
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
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
