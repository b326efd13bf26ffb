// Generated from TrailService. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailService --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated
// Checksum: 140da52a973fac90
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeTrailService: TrailService, Spryable {
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

nonisolated extension FakeTrailService {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailService
    func refresh() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.refresh)) }
    typealias CountCall = TypedCall<(String, Int) -> Void, Int, Never>
    func count(near place: String, within kilometres: Int) -> CountCall { .init(fake.call(.count, with: place, kilometres)) }
    @_disfavoredOverload func count(near place: String, within kilometres: TypedArgument<Int> = .anything) -> CountCall { .init(fake.call(.count, with: place, kilometres)) }
    @_disfavoredOverload func count(near place: TypedArgument<String> = .anything, within kilometres: Int) -> CountCall { .init(fake.call(.count, with: place, kilometres)) }
    @_disfavoredOverload func count(near place: TypedArgument<String> = .anything, within kilometres: TypedArgument<Int> = .anything) -> CountCall { .init(fake.call(.count, with: place, kilometres)) }
    typealias OpenCall = TypedCall<(Int) -> Void, String, any Error>
    func open(_ id: Int) -> OpenCall { .init(fake.call(.open, with: id)) }
    @_disfavoredOverload func open(_ id: TypedArgument<Int> = .anything) -> OpenCall { .init(fake.call(.open, with: id)) }
    typealias CloseCall = TypedCall<(Int) -> Void, Void, WalkError>
    func close(_ id: Int) -> CloseCall { .init(fake.call(.close, with: id)) }
    @_disfavoredOverload func close(_ id: TypedArgument<Int> = .anything) -> CloseCall { .init(fake.call(.close, with: id)) }
    func load() -> TypedCall<() -> Void, [String], Never> { .init(fake.call(.load)) }
    typealias ReloadCall = TypedCall<(Int) -> Void, [String: Int], any Error>
    func reload(_ id: Int) -> ReloadCall { .init(fake.call(.reload, with: id)) }
    @_disfavoredOverload func reload(_ id: TypedArgument<Int> = .anything) -> ReloadCall { .init(fake.call(.reload, with: id)) }
    typealias CheckCall = TypedCall<(Int) -> Void, Bool, WalkError>
    func check(_ id: Int) -> CheckCall { .init(fake.call(.check, with: id)) }
    @_disfavoredOverload func check(_ id: TypedArgument<Int> = .anything) -> CheckCall { .init(fake.call(.check, with: id)) }
    typealias SaveCall = TypedCall<(String) -> Void, Bool, Never>
    func save(_ name: String) -> SaveCall { .init(fake.call(.save, with: name)) }
    @_disfavoredOverload func save(_ name: TypedArgument<String> = .anything) -> SaveCall { .init(fake.call(.save, with: name)) }
    typealias FindCall = TypedCall<(String) -> Void, (id: Int, name: String)?, Never>
    func find(_ name: String) -> FindCall { .init(fake.call(.find, with: name)) }
    @_disfavoredOverload func find(_ name: TypedArgument<String> = .anything) -> FindCall { .init(fake.call(.find, with: name)) }
    typealias IsOpenCall = TypedCall<(Int) -> Void, Bool?, Never>
    func isOpen(_ id: Int) -> IsOpenCall { .init(fake.call(.isOpen, with: id)) }
    @_disfavoredOverload func isOpen(_ id: TypedArgument<Int> = .anything) -> IsOpenCall { .init(fake.call(.isOpen, with: id)) }
  }
}
