// Generated from TrailCellar. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCellar --module GeneratorFixtures --typed
// Checksum: 6c1b5ee930285f1b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCellar<Item>: TrailCellar, Spryable {
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension FakeTrailCellar {
  struct Typed {
    fileprivate let fake: FakeTrailCellar<Item>
    var put: TypedFunction<Item, Void> { TypedFunction(.put, of: fake) }
    var take: TypedFunction<Item?> { TypedFunction(.take, of: fake) }
  }

  var typed: Typed { Typed(fake: self) }

  struct ClassTyped {
    var dig: TypedFunction<Int> { TypedFunction(.dig, of: FakeTrailCellar<Item>.self) }
  }

  static var typed: ClassTyped { ClassTyped() }
}
