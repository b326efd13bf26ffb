// Generated from TrailList. Do not edit. To generate it again:
// generate-fake TrailList --symbol-graphs Graphs --output fakes
// Checksum: 1422bb4c25f8ad6c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import App

final class FakeTrailList: TrailList, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case shared = "shared()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case count
    case length
    case delegate
    case reload = "reload()"
    case open = "open(_:)"
    case close = "close()"
  }

  let spryStorage = SpryStorage()

  override var count: Int {
    get { stubbedValue(.count) }
    set { recordCall(.count, arguments: newValue) }
  }

  override var length: Int { stubbedValue(.length) }

  override var delegate: (any TrailListDelegate)? {
    get { stubbedValue(.delegate) }
    set { recordCall(.delegate, arguments: newValue) }
  }

  override func reload() {
    spryify(.reload)
  }

  override class func shared() -> TrailList {
    spryify(.shared)
  }

  @discardableResult override func open(_ row: Int) -> Bool {
    spryify(.open, arguments: row)
  }

  override func close() {
    spryify(.close)
  }
}

extension FakeTrailList {
  struct Calls {
    fileprivate let fake: FakeTrailList

    var count: TypedProperty<Int> { TypedProperty(.count, of: fake) }
    var length: TypedGetter<Int, Never> { TypedGetter(fake.call(.length)) }
    var delegate: TypedProperty<(any TrailListDelegate)?> { TypedProperty(.delegate, of: fake) }

    func reload() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.reload))
    }

    func open(_ row: Int) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(fake.call(.open, with: row))
    }

    @_disfavoredOverload
    func open(_ row: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Bool, Never> {
      TypedCall(fake.call(.open, with: row))
    }

    func close() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.close))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func shared() -> TypedCall<() -> Void, TrailList, Never> {
      TypedCall(FakeTrailList.call(.shared))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
