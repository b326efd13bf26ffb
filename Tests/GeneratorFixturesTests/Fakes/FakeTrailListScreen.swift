// Generated from TrailListScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailListScreen --module GeneratorFixtures
// Checksum: 2a18a61d64a4a616
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeTrailListScreen: TrailListScreen, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case scroll = "scroll(to:)"
    case name
    case rename = "rename(_:)"
    case title
    case show = "show(_:)"
    case refresh = "refresh()"
    case id
    case trace = "trace(_:)"
  }

  let spryStorage = SpryStorage()

  func scroll(to row: Int) {
    spryify(.scroll, arguments: row)
  }

  nonisolated var name: String { stubbedValue(.name) }

  nonisolated func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }

  var title: String {
    get { stubbedValue(.title) }
    set { recordCall(.title, arguments: newValue) }
  }

  func show(_ names: [String]) -> Bool {
    spryify(.show, arguments: names)
  }

  func refresh() async throws {
    try await spryifyThrows(.refresh)
  }

  nonisolated var id: Int { stubbedValue(.id) }

  nonisolated func trace(_ text: String) {
    spryify(.trace, arguments: text)
  }

  nonisolated static func == (left: FakeTrailListScreen, right: FakeTrailListScreen) -> Bool {
    left === right
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension FakeTrailListScreen {
  struct Calls {
    fileprivate let fake: FakeTrailListScreen

    func scroll(to row: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.scroll, with: row))
    }

    @_disfavoredOverload
    func scroll(to row: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(fake.call(.scroll, with: row))
    }

    var name: TypedGetter<String, Never> { TypedGetter(fake.call(.name)) }

    func rename(_ name: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.rename, with: name))
    }

    @_disfavoredOverload
    func rename(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.rename, with: name))
    }

    var title: TypedProperty<String> { TypedProperty(.title, of: fake) }

    func show(_ names: [String]) -> TypedCall<([String]) -> Void, Bool, Never> {
      TypedCall(fake.call(.show, with: names))
    }

    @_disfavoredOverload
    func show(
      _ names: TypedArgument<[String]> = .anything
    ) -> TypedCall<([String]) -> Void, Bool, Never> {
      TypedCall(fake.call(.show, with: names))
    }

    func refresh() -> TypedCall<() -> Void, Void, any Error> {
      TypedCall(fake.call(.refresh))
    }

    var id: TypedGetter<Int, Never> { TypedGetter(fake.call(.id)) }

    func trace(_ text: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.trace, with: text))
    }

    @_disfavoredOverload
    func trace(
      _ text: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.trace, with: text))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
