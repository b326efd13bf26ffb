// Generated from TrailScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailScreen --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --typed --nonisolated
// Checksum: 3e4620794bcdde96
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension FakeTrailScreen {
  struct Typed {
    fileprivate let fake: FakeTrailScreen
    var title: TypedProperty<String> { TypedProperty(.title, of: fake) }
    var show: TypedFunction<[String], Bool> { TypedFunction(.show, of: fake) }
    var refresh: TypedFunction<Void> { TypedFunction(.refresh, of: fake) }
    var id: TypedFunction<Int> { TypedFunction(.id, of: fake) }
    var trace: TypedFunction<String, Void> { TypedFunction(.trace, of: fake) }
  }

  nonisolated var typed: Typed { Typed(fake: self) }
}
