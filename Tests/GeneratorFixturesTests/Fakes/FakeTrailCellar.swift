// Generated from TrailCellar. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCellar --module GeneratorFixtures
// Checksum: 99af80b590805fc2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCellar<Item>: TrailCellar, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case dig = "dig()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case put = "put(_:)"
    case take = "take()"
  }

  let spryStorage = SpryStorage()

  func put(_ item: Item) {
    spryify(.put, arguments: item)
  }

  func take() -> Item? {
    spryify(.take)
  }

  static func dig() -> Int {
    spryify(.dig)
  }
}

extension FakeTrailCellar {
  struct Calls {
    fileprivate let fake: FakeTrailCellar<Item>

    func put(_ item: Item) -> TypedCall<(Item) -> Void, Void, Never> {
      TypedCall(fake.call(.put, with: item))
    }

    @_disfavoredOverload
    func put(_ item: TypedArgument<Item> = .anything) -> TypedCall<(Item) -> Void, Void, Never> {
      TypedCall(fake.call(.put, with: item))
    }

    func take() -> TypedCall<() -> Void, Item?, Never> {
      TypedCall(fake.call(.take))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func dig() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(FakeTrailCellar<Item>.call(.dig))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
