// Generated from HutService. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake HutService --module Hiking --output Tests/SpryTestingTests/Fakes
// Checksum: b7c0fbb9979961fc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import Hiking

final class FakeHutService: HutService, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case open = "open(_:)"
  }

  enum Function: String, GeneratedFunction {
    case warden
    case title = "title()"
    case trail = "trail(id:)"
    case store = "store(_:tag:)"
    case load = "load(_:completion:)"
    case fetch = "fetch(_:)"
    case decode = "decode(_:as:)"
    case visit = "visit(_:)"
  }

  let spryStorage = SpryStorage()

  var warden: String {
    get { stubbedValue(.warden) }
    set { recordCall(.warden, arguments: newValue) }
  }

  func title() -> String {
    spryify(.title)
  }

  func trail(id: Int) throws -> Trail {
    try spryifyThrows(.trail, arguments: id)
  }

  func store(_ trail: Trail, tag: String) {
    spryify(.store, arguments: trail, tag)
  }

  func load(_ id: Int, completion: @escaping @Sendable (Result<Trail, TrailError>) -> Void) {
    spryify(.load, arguments: id, completion)
  }

  func fetch(_ id: Int) async throws -> Trail {
    try await spryifyThrows(.fetch, arguments: id)
  }

  func decode<Value>(_ text: String, as type: Value.Type) -> Value {
    spryify(.decode, arguments: text, type)
  }

  func visit<Failure: Error>(_ body: (Trail) throws(Failure) -> Void) throws(Failure) {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.visit, arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  static func open(_ path: String) -> Int {
    spryify(.open, arguments: path)
  }
}

extension FakeHutService {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHutService
    var warden: TypedProperty<String> { TypedProperty(.warden, of: fake) }
    func title() -> TypedCall<() -> Void, String, Never> { .init(fake.call(.title)) }
    typealias TrailCall = TypedCall<(Int) -> Void, Trail, any Error>
    func trail(id: Int) -> TrailCall { .init(fake.call(.trail, with: id)) }
    @_disfavoredOverload func trail(id: TypedArgument<Int> = .anything) -> TrailCall { .init(fake.call(.trail, with: id)) }
    typealias StoreCall = TypedCall<(Trail, String) -> Void, Void, Never>
    func store(_ trail: Trail, tag: String) -> StoreCall { .init(fake.call(.store, with: trail, tag)) }
    @_disfavoredOverload func store(_ trail: Trail, tag: TypedArgument<String> = .anything) -> StoreCall { .init(fake.call(.store, with: trail, tag)) }
    @_disfavoredOverload func store(_ trail: TypedArgument<Trail> = .anything, tag: String) -> StoreCall { .init(fake.call(.store, with: trail, tag)) }
    @_disfavoredOverload func store(_ trail: TypedArgument<Trail> = .anything, tag: TypedArgument<String> = .anything) -> StoreCall { .init(fake.call(.store, with: trail, tag)) }
    typealias LoadCall = TypedCall<(Int, @escaping @Sendable (Result<Trail, TrailError>) -> Void) -> Void, Void, Never>
    func load(_ id: Int, completion: TypedArgument<@Sendable (Result<Trail, TrailError>) -> Void> = .anything) -> LoadCall { .init(fake.call(.load, with: id, completion)) }
    @_disfavoredOverload func load(_ id: TypedArgument<Int> = .anything, completion: TypedArgument<@Sendable (Result<Trail, TrailError>) -> Void> = .anything) -> LoadCall { .init(fake.call(.load, with: id, completion)) }
    typealias FetchCall = TypedCall<(Int) -> Void, Trail, any Error>
    func fetch(_ id: Int) -> FetchCall { .init(fake.call(.fetch, with: id)) }
    @_disfavoredOverload func fetch(_ id: TypedArgument<Int> = .anything) -> FetchCall { .init(fake.call(.fetch, with: id)) }
    func decode<Value>(_ text: String, as type: Value.Type) -> TypedCall<(String, Value.Type) -> Void, Value, Never> { .init(fake.call(.decode, with: text, type)) }
    @_disfavoredOverload func decode<Value>(_ text: TypedArgument<String> = .anything, as type: Value.Type) -> TypedCall<(String, Value.Type) -> Void, Value, Never> { .init(fake.call(.decode, with: text, type)) }
    func visit(_ body: TypedArgument<(Trail) throws -> Void> = .anything) -> TypedCall<(@escaping (Trail) throws -> Void) -> Void, Void, Never> { .init(fake.call(.visit, with: body)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias OpenCall = TypedCall<(String) -> Void, Int, Never>
    func open(_ path: String) -> OpenCall { .init(FakeHutService.call(.open, with: path)) }
    @_disfavoredOverload func open(_ path: TypedArgument<String> = .anything) -> OpenCall { .init(FakeHutService.call(.open, with: path)) }
  }
}
