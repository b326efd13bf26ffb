// Generated from TrailScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailScreen --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated
// Checksum: acbc15510f9dee11
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

@MainActor final class FakeTrailScreen: TrailScreen, nonisolated Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case title
    case show = "show(_:)"
    case refresh = "refresh()"
    case id
    case trace = "trace(_:)"
  }

  let spryStorage = SpryStorage()

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
}

extension FakeTrailScreen {
  struct Calls {
    fileprivate let fake: FakeTrailScreen

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
