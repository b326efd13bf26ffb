// Generated from TrailCollection. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCollection --module GeneratorFixtures
// Checksum: 990653cd9e633a03
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCollection: TrailCollection, Spryable {
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
