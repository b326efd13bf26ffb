// Generated from TrailExecutor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailExecutor --module GeneratorFixtures
// Checksum: 4eadd924f7bfb484
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailExecutor: TrailExecutor, Spryable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailExecutor
    func pause() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.pause)) }
    func enqueueConsumingExecutorJob(_ job: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.enqueueConsumingExecutorJob, with: job)) }
    @available(*, deprecated) typealias EnqueueUnownedJobCall = TypedCall<(UnownedJob) -> Void, Void, Never>
    @available(*, deprecated) func enqueue(_ job: UnownedJob) -> EnqueueUnownedJobCall { .init(fake.call(.enqueueUnownedJob, with: job)) }
    @available(*, deprecated) func enqueueUnownedJob(_ job: TypedArgument<UnownedJob> = .anything) -> EnqueueUnownedJobCall { .init(fake.call(.enqueueUnownedJob, with: job)) }
  }
}
