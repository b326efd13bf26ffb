// Generated from TrailRegistry. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailRegistry --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --typed --nonisolated
// Checksum: 8930c2a5a860f533
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

nonisolated final class FakeTrailRegistry: TrailRegistry, Spryable {
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension FakeTrailRegistry {
  struct Typed {
    fileprivate let fake: FakeTrailRegistry
    var count: TypedFunction<Int> { TypedFunction(.count, of: fake) }
  }

  var typed: Typed { Typed(fake: self) }

  struct ClassTyped {
    var shared: TypedProperty<Int> { TypedProperty(.shared, of: FakeTrailRegistry.self) }
    var isEmpty: TypedFunction<Bool> { TypedFunction(.isEmpty, of: FakeTrailRegistry.self) }
    var register: TypedFunction<String, Int> {
      TypedFunction(.register, of: FakeTrailRegistry.self)
    }
    var sync: TypedFunction<Void> { TypedFunction(.sync, of: FakeTrailRegistry.self) }
  }

  static var typed: ClassTyped { ClassTyped() }
}
