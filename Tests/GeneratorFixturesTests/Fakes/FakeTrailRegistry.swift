// Generated from TrailRegistry. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRegistry --module GeneratorFixtures
// Checksum: a4f52ff094aa284b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailRegistry: TrailRegistry, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case shared
    case isEmpty
    case register = "register(_:)"
    case sync = "sync()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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

extension FakeTrailRegistry {
  struct Calls {
    fileprivate let fake: FakeTrailRegistry

    func count() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.count))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    var shared: TypedProperty<Int> { TypedProperty(.shared, of: FakeTrailRegistry.self) }
    var isEmpty: TypedGetter<Bool, Never> { TypedGetter(FakeTrailRegistry.call(.isEmpty)) }

    func register(_ name: String) -> TypedCall<(String) -> Void, Int, any Error> {
      TypedCall(FakeTrailRegistry.call(.register, with: name))
    }

    @_disfavoredOverload
    func register(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, any Error> {
      TypedCall(FakeTrailRegistry.call(.register, with: name))
    }

    func sync() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(FakeTrailRegistry.call(.sync))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
