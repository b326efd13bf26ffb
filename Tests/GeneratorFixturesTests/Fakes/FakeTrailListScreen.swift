// Generated from TrailListScreen. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailListScreen --module GeneratorFixtures
// Checksum: 3a243b2185df2b64
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
