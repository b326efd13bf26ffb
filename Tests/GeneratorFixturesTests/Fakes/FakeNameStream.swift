// Generated from NameStream. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NameStream --module GeneratorFixtures
// Checksum: 373476d17f167672
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNameStream: NameStream, Spryable, Sendable {
  typealias Element = [String].Element
  typealias Items = [String]

  enum Function: String, GeneratedFunction {
    case all = "all()"
    case first = "first()"
  }

  let spryStorage = SpryStorage()

  func all() -> Items {
    spryify(.all)
  }

  func first() -> Element {
    spryify(.first)
  }
}

extension FakeNameStream {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeNameStream
    func all() -> TypedCall<() -> Void, Items, Never> { .init(fake.call(.all)) }
    func first() -> TypedCall<() -> Void, Element, Never> { .init(fake.call(.first)) }
  }
}
