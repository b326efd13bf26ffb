// Generated from TrailSource. Do not edit. To generate it again:
// generate-fake TrailSource --symbol-graphs Graphs --output fakes
// Checksum: 17081146ab96692f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import App

final class FakeTrailSource: TrailSource, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case count
    case trail = "trail(at:)"
    case load = "load(from:completion:)"
  }

  let spryStorage = SpryStorage()

  var count: Int {
    get { stubbedValue(.count) }
    set { recordCall(.count, arguments: newValue) }
  }

  func trail(at row: Int) -> TrailList? {
    spryify(.trail, arguments: row)
  }

  func load(from row: Int, completion: @escaping (Int, Bool) -> Void) {
    spryify(.load, arguments: row, completion)
  }
}

extension FakeTrailSource {
  struct Calls {
    fileprivate let fake: FakeTrailSource

    var count: TypedProperty<Int> { TypedProperty(.count, of: fake) }

    func trail(at row: Int) -> TypedCall<(Int) -> Void, TrailList?, Never> {
      TypedCall(fake.call(.trail, with: row))
    }

    @_disfavoredOverload
    func trail(
      at row: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, TrailList?, Never> {
      TypedCall(fake.call(.trail, with: row))
    }

    func load(
      from row: Int, completion: TypedArgument<(Int, Bool) -> Void> = .anything
    ) -> TypedCall<(Int, @escaping (Int, Bool) -> Void) -> Void, Void, Never> {
      TypedCall(fake.call(.load, with: row, completion))
    }

    @_disfavoredOverload
    func load(
      from row: TypedArgument<Int> = .anything,
      completion: TypedArgument<(Int, Bool) -> Void> = .anything
    ) -> TypedCall<(Int, @escaping (Int, Bool) -> Void) -> Void, Void, Never> {
      TypedCall(fake.call(.load, with: row, completion))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
