// Generated from TrailListScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailListScreen --module GeneratorFixtures
// Checksum: c5009650e4336640
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@MainActor final class FakeTrailListScreen: @MainActor TrailListScreen, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
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
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  nonisolated struct Calls {
    fileprivate let fake: FakeTrailListScreen
    typealias ScrollCall = TypedCall<(Int) -> Void, Void, Never>
    func scroll(to row: Int) -> ScrollCall { .init(fake.call(.scroll, with: row)) }
    @_disfavoredOverload func scroll(to row: TypedArgument<Int> = .anything) -> ScrollCall { .init(fake.call(.scroll, with: row)) }
    var name: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.name)) }
    typealias RenameCall = TypedCall<(String) -> Void, Void, Never>
    func rename(_ name: String) -> RenameCall { .init(fake.call(.rename, with: name)) }
    @_disfavoredOverload func rename(_ name: TypedArgument<String> = .anything) -> RenameCall { .init(fake.call(.rename, with: name)) }
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
