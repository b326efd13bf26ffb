// Generated from TrailRegistry. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRegistry --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --nonisolated
// Checksum: f2b56e81d5514d7f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeTrailRegistry: TrailRegistry, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case shared
    case isEmpty
    case register = "register(_:)"
    case sync = "sync()"
  }

  enum Function: String, GeneratedFunction {
    case count = "count()"
  }

  let spryStorage = SpryStorage()

  static var shared: Int {
    get { stubbedValue(.shared) }
    set { recordCall(.shared, arguments: newValue) }
  }

  static var isEmpty: Bool { stubbedValue(.isEmpty) }

  static func register(_ name: String) throws -> Int {
    try spryifyThrows(.register, arguments: name)
  }

  static func sync() async {
    await spryify(.sync)
  }

  func count() -> Int {
    spryify(.count)
  }
}

nonisolated extension FakeTrailRegistry {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailRegistry
    func count() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.count)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    var shared: TypedProperty<Int> { TypedProperty(.shared, of: FakeTrailRegistry.self) }
    var isEmpty: some StubbableCall<() -> Void, Bool, Never> { TypedCall(FakeTrailRegistry.call(.isEmpty)) }
    typealias RegisterCall = TypedCall<(String) -> Void, Int, any Error>
    func register(_ name: String) -> RegisterCall { .init(FakeTrailRegistry.call(.register, with: name)) }
    @_disfavoredOverload func register(_ name: TypedArgument<String> = .anything) -> RegisterCall { .init(FakeTrailRegistry.call(.register, with: name)) }
    func sync() -> TypedCall<() -> Void, Void, Never> { .init(FakeTrailRegistry.call(.sync)) }
  }
}
