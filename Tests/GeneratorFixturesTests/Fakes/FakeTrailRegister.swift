// Generated from TrailRegister. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRegister --module GeneratorFixtures
// Checksum: e14b54dfa4f51233
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailRegister<Entry, Groups: Sequence>: TrailRegister, Spryable, Sendable
where Groups.Element == [Entry] {
  typealias Entries = [Entry]
  typealias Handler = @Sendable (Entries) -> Void
  typealias Pages<Number: Hashable> = [Number: Entries]

  enum Function: String, GeneratedFunction {
    case merge = "merge(_:)"
    case all
    case add = "add(_:then:)"
    case remove = "remove(then:)"
    case pages = "pages(_:)"
    case groups = "groups()"
  }

  let spryStorage = SpryStorage()

  func merge(_ entries: Entries) -> Entries {
    spryify(.merge, arguments: entries)
  }

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

extension FakeTrailRegister {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailRegister<Entry, Groups>
    typealias MergeCall = TypedCall<(Entries) -> Void, Entries, Never>
    func merge(_ entries: Entries) -> MergeCall { .init(fake.call(.merge, with: entries)) }
    @_disfavoredOverload func merge(_ entries: TypedArgument<Entries> = .anything) -> MergeCall { .init(fake.call(.merge, with: entries)) }
    var all: TypedProperty<Entries> { TypedProperty(.all, of: fake) }
    typealias AddCall = TypedCall<(Entries, @escaping Handler) -> Void, Entries, Never>
    func add(_ entries: Entries, then handler: TypedArgument<Handler> = .anything) -> AddCall { .init(fake.call(.add, with: entries, handler)) }
    @_disfavoredOverload func add(_ entries: TypedArgument<Entries> = .anything, then handler: TypedArgument<Handler> = .anything) -> AddCall { .init(fake.call(.add, with: entries, handler)) }
    func remove(then handler: TypedArgument<Handler> = .anything) -> TypedCall<(@escaping Handler) -> Void, Void, Never> { .init(fake.call(.remove, with: handler)) }
    typealias PagesCall = TypedCall<(Pages<Int>) -> Void, Pages<String>, Never>
    func pages(_ pages: Pages<Int>) -> PagesCall { .init(fake.call(.pages, with: pages)) }
    @_disfavoredOverload func pages(_ pages: TypedArgument<Pages<Int>> = .anything) -> PagesCall { .init(fake.call(.pages, with: pages)) }
    func groups() -> TypedCall<() -> Void, Groups, Never> { .init(fake.call(.groups)) }
  }
}
