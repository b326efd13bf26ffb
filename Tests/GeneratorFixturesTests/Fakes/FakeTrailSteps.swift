// Generated from TrailSteps. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSteps --module GeneratorFixtures
// Checksum: c28745a9f50d9431
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSteps<Element, Iterator: IteratorProtocol>: TrailSteps, Spryable, Sendable
where Iterator.Element == Element {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailSteps<Element, Iterator>

    var count: TypedGetter<Int, Never> { TypedGetter(fake.call(.count)) }

    func next() -> TypedCall<() -> Void, Element?, Never> {
      TypedCall(fake.call(.next))
    }

    func makeIterator() -> TypedCall<() -> Void, Iterator, Never> {
      TypedCall(fake.call(.makeIterator))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
