// Generated from TrailQueueing. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailQueueing --module GeneratorFixtures
// Checksum: f703ea5e7c427c90
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailQueueing: TrailQueueing, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case async = "async(execute:)"
  }

  let spryStorage = SpryStorage()

  func async(execute work: @escaping () -> Void) {
    spryify(.async, arguments: work)
  }
}

extension FakeTrailQueueing {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailQueueing
    func async(execute work: TypedArgument<() -> Void> = .anything) -> TypedCall<(@escaping () -> Void) -> Void, Void, Never> { .init(fake.call(.async, with: work)) }
  }
}
