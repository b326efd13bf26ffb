// Generated from TrailCollection. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCollection --module GeneratorFixtures
// Checksum: ca9f9bc1b1854cf5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCollection: TrailCollection, Spryable, Sendable {
  typealias Element = String
  typealias Index = Int
  typealias Indices = DefaultIndices<FakeTrailCollection>
  typealias SubSequence = Swift.Slice<FakeTrailCollection>
  typealias Iterator = IndexingIterator<FakeTrailCollection>

  enum Function: String, GeneratedFunction {
    case isLoop
    case endIndex
    case indexAfter = "index(after:)"
    case indexBefore = "index(before:)"
    case startIndex
    case `subscript` = "subscript(_:)"
  }

  let spryStorage = SpryStorage()

  var isLoop: Bool { stubbedValue(.isLoop) }
  var endIndex: Index { stubbedValue(.endIndex) }

  func index(after i: Index) -> Index {
    spryify(.indexAfter, arguments: i)
  }

  func index(before i: Index) -> Index {
    spryify(.indexBefore, arguments: i)
  }

  var startIndex: Index { stubbedValue(.startIndex) }
  subscript(position: Index) -> Element { spryify(.subscript, arguments: position) }
}

extension FakeTrailCollection {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCollection
    var isLoop: some StubbableCall<() -> Void, Bool, Never> { TypedCall(fake.call(.isLoop)) }
    var endIndex: some StubbableCall<() -> Void, Index, Never> { TypedCall(fake.call(.endIndex)) }
    typealias IndexAfterCall = TypedCall<(Index) -> Void, Index, Never>
    func index(after i: Index) -> IndexAfterCall { .init(fake.call(.indexAfter, with: i)) }
    @_disfavoredOverload func index(after i: TypedArgument<Index>) -> IndexAfterCall { .init(fake.call(.indexAfter, with: i)) }
    typealias IndexBeforeCall = TypedCall<(Index) -> Void, Index, Never>
    func index(before i: Index) -> IndexBeforeCall { .init(fake.call(.indexBefore, with: i)) }
    @_disfavoredOverload func index(before i: TypedArgument<Index>) -> IndexBeforeCall { .init(fake.call(.indexBefore, with: i)) }
    var startIndex: some StubbableCall<() -> Void, Index, Never> { TypedCall(fake.call(.startIndex)) }
    typealias SubscriptCall = TypedCall<(Index) -> Void, Element, Never>
    func `subscript`(_ position: Index) -> SubscriptCall { .init(fake.call(.subscript, with: position)) }
    @_disfavoredOverload func `subscript`(_ position: TypedArgument<Index> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: position)) }
  }
}
