// Generated from ParcelKeeper. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake ParcelKeeper --module GeneratorFixtures
// Checksum: bb61deac58870fe3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

actor FakeParcelKeeper: ParcelKeeper, Spryable {
  enum Function: String, GeneratedFunction {
    case keep = "keep()"
  }

  let spryStorage = SpryStorage()

  func keep() -> sending Parcel {
    nonisolated(unsafe) let answer: Parcel = spryify(.keep)
    return unsafe answer
  }
}

extension FakeParcelKeeper {
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeParcelKeeper
    func keep() -> TypedCall<() -> Void, Parcel, Never> { .init(fake.call(.keep)) }
  }
}
