// Generated from Postbox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Postbox --module GeneratorFixtures --partial
// Checksum: 9109cd6d5ebb7db1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePostbox: Postbox, Spryable {
  enum Function: String, GeneratedFunction {
    case post = "post(_:)"
    case stamp = "stamp(_:)"
    case count = "count(_:)"
    case check = "check(_:)"
    case weigh = "weigh(_:)"
    case wrapped = "wrapped(_:)"
    case others = "others()"
  }

  let spryStorage = SpryStorage()
  private let real: any Postbox

  init(wrapping real: any Postbox) {
    self.real = real
  }

  func post(_ parcel: sending Letter) {
    spryify(.post, arguments: parcel)
  }

  func stamp(_ number: sending Int) -> Int {
    spryify(.stamp, arguments: number, fallbackValue: real.stamp(number))
  }

  func count(_ letters: @autoclosure () throws -> Int) -> Int {
    spryify(.count, arguments: try? letters())
  }

  func check(_ letters: @autoclosure () throws -> Int) throws -> Int {
    try spryifyThrows(
      .check, arguments: try letters(), fallbackValue: try real.check(try letters()))
  }

  func weigh(_ grams: @autoclosure @MainActor @Sendable () -> Int) async -> Int {
    await spryify(.weigh, arguments: await grams())
  }

  func wrapped(_ isFragile: Bool) -> Bool {
    spryify(.wrapped, arguments: isFragile, fallbackValue: real.wrapped(isFragile))
  }

  func others() -> Boxes {
    spryify(.others)
  }
}

extension FakePostbox {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakePostbox
    typealias PostCall = TypedCall<(Letter) -> Void, Void, Never>
    func post(_ parcel: Letter) -> PostCall { .init(fake.call(.post, with: parcel)) }
    @_disfavoredOverload func post(_ parcel: TypedArgument<Letter> = .anything) -> PostCall { .init(fake.call(.post, with: parcel)) }
    typealias StampCall = TypedCall<(Int) -> Void, Int, Never>
    func stamp(_ number: Int) -> StampCall { .init(fake.call(.stamp, with: number)) }
    @_disfavoredOverload func stamp(_ number: TypedArgument<Int> = .anything) -> StampCall { .init(fake.call(.stamp, with: number)) }
    func count(_ letters: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> { .init(fake.call(.count, with: letters)) }
    typealias CheckCall = TypedCall<(Int) -> Void, Int, any Error>
    func check(_ letters: Int) -> CheckCall { .init(fake.call(.check, with: letters)) }
    @_disfavoredOverload func check(_ letters: TypedArgument<Int> = .anything) -> CheckCall { .init(fake.call(.check, with: letters)) }
    typealias WeighCall = TypedCall<(Int) -> Void, Int, Never>
    func weigh(_ grams: Int) -> WeighCall { .init(fake.call(.weigh, with: grams)) }
    @_disfavoredOverload func weigh(_ grams: TypedArgument<Int> = .anything) -> WeighCall { .init(fake.call(.weigh, with: grams)) }
    typealias WrappedCall = TypedCall<(Bool) -> Void, Bool, Never>
    func wrapped(_ isFragile: Bool) -> WrappedCall { .init(fake.call(.wrapped, with: isFragile)) }
    @_disfavoredOverload func wrapped(_ isFragile: TypedArgument<Bool> = .anything) -> WrappedCall { .init(fake.call(.wrapped, with: isFragile)) }
    func others() -> TypedCall<() -> Void, Boxes, Never> { .init(fake.call(.others)) }
  }
}
