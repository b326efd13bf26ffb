// Generated from TrailScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailScreen --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated
// Checksum: 74e6039e29bbd158
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

@MainActor final class FakeTrailScreen: TrailScreen, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
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
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  nonisolated struct Calls {
    fileprivate let fake: FakeTrailScreen
    var title: TypedProperty<String> { TypedProperty(.title, of: fake) }
    typealias ShowCall = TypedCall<([String]) -> Void, Bool, Never>
    func show(_ names: [String]) -> ShowCall { .init(fake.call(.show, with: names)) }
    @_disfavoredOverload func show(_ names: TypedArgument<[String]> = .anything) -> ShowCall { .init(fake.call(.show, with: names)) }
    func refresh() -> TypedCall<() -> Void, Void, any Error> { .init(fake.call(.refresh)) }
    var id: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.id)) }
    typealias TraceCall = TypedCall<(String) -> Void, Void, Never>
    func trace(_ text: String) -> TraceCall { .init(fake.call(.trace, with: text)) }
    @_disfavoredOverload func trace(_ text: TypedArgument<String> = .anything) -> TraceCall { .init(fake.call(.trace, with: text)) }
  }
}
