// Generated from TrailService. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailService --module GeneratorFixtures
// Checksum: 87744c9fe53d07f2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailService: TrailService, Spryable {
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

extension FakeTrailService {
  struct Calls {
    fileprivate let fake: FakeTrailService

    func refresh() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.refresh))
    }

    func count(
      near place: String, within kilometres: Int
    ) -> TypedCall<(String, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: place, kilometres))
    }

    @_disfavoredOverload
    func count(
      near place: TypedArgument<String> = .anything,
      within kilometres: TypedArgument<Int> = .anything
    ) -> TypedCall<(String, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.count, with: place, kilometres))
    }

    func open(_ id: Int) -> TypedCall<(Int) -> Void, String, any Error> {
      TypedCall(fake.call(.open, with: id))
    }

    @_disfavoredOverload
    func open(_ id: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, String, any Error> {
      TypedCall(fake.call(.open, with: id))
    }

    func close(_ id: Int) -> TypedCall<(Int) -> Void, Void, WalkError> {
      TypedCall(fake.call(.close, with: id))
    }

    @_disfavoredOverload
    func close(_ id: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, WalkError> {
      TypedCall(fake.call(.close, with: id))
    }

    func load() -> TypedCall<() -> Void, [String], Never> {
      TypedCall(fake.call(.load))
    }

    func reload(_ id: Int) -> TypedCall<(Int) -> Void, [String: Int], any Error> {
      TypedCall(fake.call(.reload, with: id))
    }

    @_disfavoredOverload
    func reload(
      _ id: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, [String: Int], any Error> {
      TypedCall(fake.call(.reload, with: id))
    }

    func check(_ id: Int) -> TypedCall<(Int) -> Void, Bool, WalkError> {
      TypedCall(fake.call(.check, with: id))
    }

    @_disfavoredOverload
    func check(_ id: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Bool, WalkError> {
      TypedCall(fake.call(.check, with: id))
    }

    func save(_ name: String) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(fake.call(.save, with: name))
    }

    @_disfavoredOverload
    func save(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(fake.call(.save, with: name))
    }

    func find(_ name: String) -> TypedCall<(String) -> Void, (id: Int, name: String)?, Never> {
      TypedCall(fake.call(.find, with: name))
    }

    @_disfavoredOverload
    func find(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, (id: Int, name: String)?, Never> {
      TypedCall(fake.call(.find, with: name))
    }

    func isOpen(_ id: Int) -> TypedCall<(Int) -> Void, Bool?, Never> {
      TypedCall(fake.call(.isOpen, with: id))
    }

    @_disfavoredOverload
    func isOpen(_ id: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Bool?, Never> {
      TypedCall(fake.call(.isOpen, with: id))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
