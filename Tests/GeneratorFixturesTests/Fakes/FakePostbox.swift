// Generated from Postbox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Postbox --module GeneratorFixtures --partial
// Checksum: 89467fb224763e61
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePostbox: Postbox, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakePostbox

    func post(_ parcel: Letter) -> TypedCall<(Letter) -> Void, Void, Never> {
      TypedCall(fake.call(.post, with: parcel))
    }

    @_disfavoredOverload
    func post(
      _ parcel: TypedArgument<Letter> = .anything
    ) -> TypedCall<(Letter) -> Void, Void, Never> {
      TypedCall(fake.call(.post, with: parcel))
    }

    func stamp(_ number: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.stamp, with: number))
    }

    @_disfavoredOverload
    func stamp(_ number: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.stamp, with: number))
    }

    func count(
      _ letters: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: letters))
    }

    func check(_ letters: Int) -> TypedCall<(Int) -> Void, Int, any Error> {
      TypedCall(fake.call(.check, with: letters))
    }

    @_disfavoredOverload
    func check(
      _ letters: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Int, any Error> {
      TypedCall(fake.call(.check, with: letters))
    }

    func weigh(_ grams: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.weigh, with: grams))
    }

    @_disfavoredOverload
    func weigh(_ grams: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.weigh, with: grams))
    }

    func wrapped(_ isFragile: Bool) -> TypedCall<(Bool) -> Void, Bool, Never> {
      TypedCall(fake.call(.wrapped, with: isFragile))
    }

    @_disfavoredOverload
    func wrapped(
      _ isFragile: TypedArgument<Bool> = .anything
    ) -> TypedCall<(Bool) -> Void, Bool, Never> {
      TypedCall(fake.call(.wrapped, with: isFragile))
    }

    func others() -> TypedCall<() -> Void, Boxes, Never> {
      TypedCall(fake.call(.others))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
