// Generated from NumberStream. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberStream --module GeneratorFixtures
// Checksum: 3102e977e2e563b3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumberStream<Items: Sequence>: NumberStream, Spryable, Sendable
where Items.Element == Int {
  typealias Element = Int

  enum Function: String, GeneratedFunction {
    case first = "first()"
    case all = "all()"
  }

  let spryStorage = SpryStorage()

  func first() -> Int {
    spryify(.first)
  }

  func all() -> Items {
    spryify(.all)
  }
}

extension FakeNumberStream {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeNumberStream<Items>
    func first() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.first)) }
    func all() -> TypedCall<() -> Void, Items, Never> { .init(fake.call(.all)) }
  }
}
