// Generated from TrailSequence. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSequence --module GeneratorFixtures
// Checksum: 8a97a0d176c6980e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSequence<Iterator: IteratorProtocol>: TrailSequence, Spryable, Sendable
where Iterator.Element == String {
  typealias Element = String

  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailSequence<Iterator>
    var isLoop: some StubbableCall<() -> Void, Bool, Never> { TypedCall(fake.call(.isLoop)) }
    func makeIterator() -> TypedCall<() -> Void, Iterator, Never> { .init(fake.call(.makeIterator)) }
  }
}
