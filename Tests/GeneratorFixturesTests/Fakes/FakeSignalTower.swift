// Generated from SignalTower. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake SignalTower --module GeneratorFixtures
// Checksum: b139d847ecb9c692
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeSignalTower: SignalTower, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case listen = "listen(_:)"
    case relay = "relay(_:)"
  }

  let spryStorage = SpryStorage()

  func listen(_ callback: @convention(c) (Int) -> Void) {
    withoutActuallyEscaping(callback) { callback in
      spryify(.listen, arguments: Transient(callback))
    }
  }

  func relay(_ work: @Sendable () async -> Int) {
    withoutActuallyEscaping(work) { work in
      spryify(.relay, arguments: Transient(work))
    }
  }
}

extension FakeSignalTower {
  struct Calls {
    fileprivate let fake: FakeSignalTower

    func listen(
      _ callback: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.listen, with: callback))
    }

    func relay(_ work: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.relay, with: work))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
