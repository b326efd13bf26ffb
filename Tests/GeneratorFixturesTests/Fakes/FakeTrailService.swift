// Generated from TrailService. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailService --module GeneratorFixtures --no-calls
// Checksum: 4abd8a5fb691db65
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailService: TrailService, Spryable {
  enum Function: String, GeneratedFunction {
    case refresh = "refresh()"
    case count = "count(near:within:)"
    case open = "open(_:)"
    case close = "close(_:)"
    case load = "load()"
    case reload = "reload(_:)"
    case check = "check(_:)"
    case save = "save(_:)"
    case find = "find(_:)"
    case isOpen = "isOpen(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func refresh() {
    spryify(.refresh)
  }

  func count(near place: String, within kilometres: Int) -> Int {
    spryify(.count, arguments: place, kilometres)
  }

  func open(_ id: Int) throws -> String {
    try spryifyThrows(.open, arguments: id)
  }

  func close(_ id: Int) throws(WalkError) {
    try spryifyThrows(.close, arguments: id, throwing: WalkError.self)
  }

  func load() async -> [String] {
    await spryify(.load)
  }

  func reload(_ id: Int) async throws -> [String: Int] {
    try await spryifyThrows(.reload, arguments: id)
  }

  func check(_ id: Int) async throws(WalkError) -> Bool {
    try await spryifyThrows(.check, arguments: id, throwing: WalkError.self)
  }

  @discardableResult func save(_ name: String) -> Bool {
    spryify(.save, arguments: name)
  }

  func find(_ name: String) -> (id: Int, name: String)? {
    spryify(.find, arguments: name)
  }

  func isOpen(_ id: Int) -> Bool! {
    spryify(.isOpen, arguments: id)
  }
}
