// Generated from TrailSteps. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSteps --module GeneratorFixtures
// Checksum: 045fa1c94b8448b0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSteps<Element, Iterator: IteratorProtocol>: TrailSteps, Spryable, Sendable
where Iterator.Element == Element {
  enum Function: String, GeneratedFunction {
    case count
    case next = "next()"
    case makeIterator = "makeIterator()"
  }

  let spryStorage = SpryStorage()

  var count: Int { stubbedValue(.count) }

  func next() -> Element? {
    spryify(.next)
  }

  func makeIterator() -> Iterator {
    spryify(.makeIterator)
  }
}

extension FakeTrailSteps {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailSteps<Element, Iterator>
    var count: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.count)) }
    func next() -> TypedCall<() -> Void, Element?, Never> { .init(fake.call(.next)) }
    func makeIterator() -> TypedCall<() -> Void, Iterator, Never> { .init(fake.call(.makeIterator)) }
  }
}
