// Generated from TrailCatalog. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCatalog
// Checksum: d4dc0a3ab880e118
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeTrailCatalog: TrailCatalog, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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

extension FakeTrailCatalog {
  struct Calls {
    fileprivate let fake: FakeTrailCatalog

    var home: TypedGetter<String, Never> { TypedGetter(fake.call(.home)) }

    func trails(near place: String) -> TypedCall<(String) -> Void, [Trail], Never> {
      TypedCall(fake.call(.trails, with: place))
    }

    @_disfavoredOverload
    func trails(
      near place: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, [Trail], Never> {
      TypedCall(fake.call(.trails, with: place))
    }

    func save(_ trail: Trail, for day: Day) -> TypedCall<(Trail, Day) -> Void, Void, Never> {
      TypedCall(fake.call(.save, with: trail, day))
    }

    @_disfavoredOverload
    func save(
      _ trail: TypedArgument<Trail> = .anything, for day: TypedArgument<Day> = .anything
    ) -> TypedCall<(Trail, Day) -> Void, Void, Never> {
      TypedCall(fake.call(.save, with: trail, day))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
