// Generated from ParcelService. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake ParcelService --module GeneratorFixtures
// Checksum: cfe83cd45df3f4c0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeParcelService: ParcelService, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case send = "send()"
    case fetch = "fetch(_:)"
    case count = "count()"
    case pack = "pack(_:_:)"
  }

  let spryStorage = SpryStorage()

  func send() -> sending Parcel {
    nonisolated(unsafe) let answer: Parcel = spryify(.send)
    return unsafe answer
  }

  func fetch(_ id: Int) async throws -> sending Parcel? {
    nonisolated(unsafe) let answer: Parcel? = try await spryifyThrows(.fetch, arguments: id)
    return unsafe answer
  }

  func count() -> sending [Int] {
    spryify(.count)
  }

  func pack<Item>(_ item: sending Item, _ check: (Item) -> Bool) -> sending Item {
    nonisolated(unsafe) let answer: Item = withoutActuallyEscaping(check) { check in
      spryify(.pack, arguments: item, Transient(check))
    }
    return unsafe answer
  }
}
