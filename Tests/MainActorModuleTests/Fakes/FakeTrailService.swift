// Generated from TrailService. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailService --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --typed --nonisolated
// Checksum: dc211378b1f66f3d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeTrailService: TrailService, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension FakeTrailService {
  struct Typed {
    fileprivate let fake: FakeTrailService
    var refresh: TypedFunction<Void> { TypedFunction(.refresh, of: fake) }
    var count: TypedFunction<String, Int, Int> { TypedFunction(.count, of: fake) }
    var open: TypedFunction<Int, String> { TypedFunction(.open, of: fake) }
    var close: TypedFunction<Int, Void> { TypedFunction(.close, of: fake) }
    var load: TypedFunction<[String]> { TypedFunction(.load, of: fake) }
    var reload: TypedFunction<Int, [String: Int]> { TypedFunction(.reload, of: fake) }
    var check: TypedFunction<Int, Bool> { TypedFunction(.check, of: fake) }
    var save: TypedFunction<String, Bool> { TypedFunction(.save, of: fake) }
    var find: TypedFunction<String, (id: Int, name: String)?> { TypedFunction(.find, of: fake) }
    var isOpen: TypedFunction<Int, Bool?> { TypedFunction(.isOpen, of: fake) }
  }

  var typed: Typed { Typed(fake: self) }
}
