// Generated from TrailCollection. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCollection --module GeneratorFixtures
// Checksum: baece6264734ebd9
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

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailCollection

    var isLoop: TypedGetter<Bool, Never> { TypedGetter(fake.call(.isLoop)) }
    var endIndex: TypedGetter<Index, Never> { TypedGetter(fake.call(.endIndex)) }

    func index(after i: Index) -> TypedCall<(Index) -> Void, Index, Never> {
      TypedCall(fake.call(.indexAfter, with: i))
    }

    @_disfavoredOverload
    func index(after i: TypedArgument<Index>) -> TypedCall<(Index) -> Void, Index, Never> {
      TypedCall(fake.call(.indexAfter, with: i))
    }

    func index(before i: Index) -> TypedCall<(Index) -> Void, Index, Never> {
      TypedCall(fake.call(.indexBefore, with: i))
    }

    @_disfavoredOverload
    func index(before i: TypedArgument<Index>) -> TypedCall<(Index) -> Void, Index, Never> {
      TypedCall(fake.call(.indexBefore, with: i))
    }

    var startIndex: TypedGetter<Index, Never> { TypedGetter(fake.call(.startIndex)) }

    func `subscript`(_ position: Index) -> TypedCall<(Index) -> Void, Element, Never> {
      TypedCall(fake.call(.subscript, with: position))
    }

    @_disfavoredOverload
    func `subscript`(
      _ position: TypedArgument<Index> = .anything
    ) -> TypedCall<(Index) -> Void, Element, Never> {
      TypedCall(fake.call(.subscript, with: position))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
