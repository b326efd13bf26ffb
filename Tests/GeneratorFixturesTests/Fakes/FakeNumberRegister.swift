// Generated from NumberRegister. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberRegister --module GeneratorFixtures
// Checksum: 06054c321b8d2137
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeNumberRegister<Groups: Sequence>: NumberRegister, Spryable, Sendable
where Groups.Element == [Int] {
  typealias Entry = Int
  typealias Entries = [Entry]
  typealias Handler = @Sendable (Entries) -> Void
  typealias Pages<Number: Hashable> = [Number: Entries]

  enum Function: String, StringRepresentable, CaseIterable {
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

extension FakeNumberRegister {
  struct Calls {
    fileprivate let fake: FakeNumberRegister<Groups>

    func merge(_ entries: Entries) -> TypedCall<(Entries) -> Void, Entries, Never> {
      TypedCall(fake.call(.merge, with: entries))
    }

    @_disfavoredOverload
    func merge(
      _ entries: TypedArgument<Entries> = .anything
    ) -> TypedCall<(Entries) -> Void, Entries, Never> {
      TypedCall(fake.call(.merge, with: entries))
    }

    var all: TypedProperty<Entries> { TypedProperty(.all, of: fake) }

    func add(
      _ entries: Entries, then handler: TypedArgument<Handler> = .anything
    ) -> TypedCall<(Entries, @escaping Handler) -> Void, Entries, Never> {
      TypedCall(fake.call(.add, with: entries, handler))
    }

    @_disfavoredOverload
    func add(
      _ entries: TypedArgument<Entries> = .anything,
      then handler: TypedArgument<Handler> = .anything
    ) -> TypedCall<(Entries, @escaping Handler) -> Void, Entries, Never> {
      TypedCall(fake.call(.add, with: entries, handler))
    }

    func remove(
      then handler: TypedArgument<Handler> = .anything
    ) -> TypedCall<(@escaping Handler) -> Void, Void, Never> {
      TypedCall(fake.call(.remove, with: handler))
    }

    func pages(_ pages: Pages<Int>) -> TypedCall<(Pages<Int>) -> Void, Pages<String>, Never> {
      TypedCall(fake.call(.pages, with: pages))
    }

    @_disfavoredOverload
    func pages(
      _ pages: TypedArgument<Pages<Int>> = .anything
    ) -> TypedCall<(Pages<Int>) -> Void, Pages<String>, Never> {
      TypedCall(fake.call(.pages, with: pages))
    }

    func groups() -> TypedCall<() -> Void, Groups, Never> {
      TypedCall(fake.call(.groups))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
