// Generated from TrailSequence. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSequence --module GeneratorFixtures
// Checksum: e0ab33ecfa74ab87
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSequence<Iterator: IteratorProtocol>: TrailSequence, Spryable, Sendable
where Iterator.Element == String {
  typealias Element = String

  enum Function: String, StringRepresentable, CaseIterable {
    case isLoop
    case makeIterator = "makeIterator()"
  }

  let spryStorage = SpryStorage()

  var isLoop: Bool { stubbedValue(.isLoop) }

  func makeIterator() -> Iterator {
    spryify(.makeIterator)
  }
}

extension FakeTrailSequence {
  struct Calls {
    fileprivate let fake: FakeTrailSequence<Iterator>

    var isLoop: TypedGetter<Bool, Never> { TypedGetter(fake.call(.isLoop)) }

    func makeIterator() -> TypedCall<() -> Void, Iterator, Never> {
      TypedCall(fake.call(.makeIterator))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
