// Generated from ParcelKeeper. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake ParcelKeeper --module GeneratorFixtures
// Checksum: 92399b13018124ae
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

actor FakeParcelKeeper: ParcelKeeper, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case keep = "keep()"
  }

  let spryStorage = SpryStorage()

  func keep() -> sending Parcel {
    nonisolated(unsafe) let answer: Parcel = spryify(.keep)
    return unsafe answer
  }
}

extension FakeParcelKeeper {
  struct Calls {
    fileprivate let fake: FakeParcelKeeper

    func keep() -> TypedCall<() -> Void, Parcel, Never> {
      TypedCall(fake.call(.keep))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
