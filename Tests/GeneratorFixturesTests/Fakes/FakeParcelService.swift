// Generated from ParcelService. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake ParcelService --module GeneratorFixtures
// Checksum: b04a45d2be0974db
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeParcelService: ParcelService, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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

extension FakeParcelService {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeParcelService
    func send() -> TypedCall<() -> Void, Parcel, Never> { .init(fake.call(.send)) }
    typealias FetchCall = TypedCall<(Int) -> Void, Parcel?, any Error>
    func fetch(_ id: Int) -> FetchCall { .init(fake.call(.fetch, with: id)) }
    @_disfavoredOverload func fetch(_ id: TypedArgument<Int> = .anything) -> FetchCall { .init(fake.call(.fetch, with: id)) }
    func count() -> TypedCall<() -> Void, [Int], Never> { .init(fake.call(.count)) }
    func pack<Item>(_ item: Item, _ check: TypedArgument<(Item) -> Bool> = .anything) -> TypedCall<(Item, @escaping (Item) -> Bool) -> Void, Item, Never> { .init(fake.call(.pack, with: item, check)) }
    @_disfavoredOverload func pack<Item>(_ item: TypedArgument<Item>, _ check: TypedArgument<(Item) -> Bool>) -> TypedCall<(Item, @escaping (Item) -> Bool) -> Void, Item, Never> { .init(fake.call(.pack, with: item, check)) }
  }
}
