// Generated from TrailIndexing. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailIndexing --module GeneratorFixtures --no-calls
// Checksum: 0e9d22c1399f9166
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailIndexing<Entry, Groups: Sequence>: TrailIndexing, Spryable, Sendable where Groups.Element == [Entry] {
  typealias Entries = [Entry]
  typealias Handler = @Sendable (Entries) -> Void
  typealias Pages<Number: Hashable> = [Number: Entries]

  enum Function: String, GeneratedFunction {
    case all
    case add = "add(_:then:)"
    case remove = "remove(then:)"
    case pages = "pages(_:)"
    case groups = "groups()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  var all: Entries {
    get { stubbedValue(.all) }
    set { recordCall(.all, arguments: newValue) }
  }

  func add(_ entries: Entries, then handler: @escaping Handler) -> Entries {
    spryify(.add, arguments: entries, handler)
  }

  func remove(then handler: @escaping Handler) {
    spryify(.remove, arguments: handler)
  }

  func pages(_ pages: Pages<Int>) -> Pages<String> {
    spryify(.pages, arguments: pages)
  }

  func groups() -> Groups {
    spryify(.groups)
  }
}
