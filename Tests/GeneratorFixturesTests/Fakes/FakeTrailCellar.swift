// Generated from TrailCellar. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCellar --module GeneratorFixtures
// Checksum: 89ba0966e68b2baa
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCellar<Item>: TrailCellar, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case dig = "dig()"
  }

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCellar<Item>
    typealias PutCall = TypedCall<(Item) -> Void, Void, Never>
    func put(_ item: Item) -> PutCall { .init(fake.call(.put, with: item)) }
    @_disfavoredOverload func put(_ item: TypedArgument<Item> = .anything) -> PutCall { .init(fake.call(.put, with: item)) }
    func take() -> TypedCall<() -> Void, Item?, Never> { .init(fake.call(.take)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func dig() -> TypedCall<() -> Void, Int, Never> { .init(FakeTrailCellar<Item>.call(.dig)) }
  }
}
