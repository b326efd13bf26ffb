// Generated from TrailCatalog. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCatalog
// Checksum: cea3a7944dfec8ac
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

nonisolated final class FakeTrailCatalog: TrailCatalog, Spryable {
  enum Function: String, GeneratedFunction {
    case home
    case trails = "trails(near:)"
    case save = "save(_:for:)"
  }

  let spryStorage = SpryStorage()

  override var home: String { stubbedValue(.home) }

  override func trails(near place: String) -> [Trail] {
    spryify(.trails, arguments: place)
  }

  override func save(_ trail: Trail, for day: Day) {
    spryify(.save, arguments: trail, day)
  }
}

nonisolated extension FakeTrailCatalog {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCatalog
    var home: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.home)) }
    typealias TrailsCall = TypedCall<(String) -> Void, [Trail], Never>
    func trails(near place: String) -> TrailsCall { .init(fake.call(.trails, with: place)) }
    @_disfavoredOverload func trails(near place: TypedArgument<String> = .anything) -> TrailsCall { .init(fake.call(.trails, with: place)) }
    typealias SaveCall = TypedCall<(Trail, Day) -> Void, Void, Never>
    func save(_ trail: Trail, for day: Day) -> SaveCall { .init(fake.call(.save, with: trail, day)) }
    @_disfavoredOverload func save(_ trail: Trail, for day: TypedArgument<Day> = .anything) -> SaveCall { .init(fake.call(.save, with: trail, day)) }
    @_disfavoredOverload func save(_ trail: TypedArgument<Trail> = .anything, for day: Day) -> SaveCall { .init(fake.call(.save, with: trail, day)) }
    @_disfavoredOverload func save(_ trail: TypedArgument<Trail> = .anything, for day: TypedArgument<Day> = .anything) -> SaveCall { .init(fake.call(.save, with: trail, day)) }
  }
}
