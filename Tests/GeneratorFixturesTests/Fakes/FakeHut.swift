// Generated from Hut. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Hut --module GeneratorFixtures
// Checksum: 15b3f8d10ee4e391
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

actor FakeHut: Hut, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case beds
    case book = "book(_:)"
    case cook = "cook()"
    case altitude = "altitude()"
    case name
    case rename = "rename(_:)"
  }

  let spryStorage = SpryStorage()

  var beds: Int {
    get { stubbedValue(.beds) }
    set { recordCall(.beds, arguments: newValue) }
  }

  func book(_ nights: Int) throws -> String {
    try spryifyThrows(.book, arguments: nights)
  }

  func cook() async -> [String] {
    await spryify(.cook)
  }

  nonisolated func altitude() -> Int {
    spryify(.altitude)
  }

  nonisolated var name: String { stubbedValue(.name) }

  nonisolated func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }
}

extension FakeHut {
  struct Calls {
    fileprivate let fake: FakeHut

    var beds: TypedProperty<Int> { TypedProperty(.beds, of: fake) }

    func book(_ nights: Int) -> TypedCall<(Int) -> Void, String, any Error> {
      TypedCall(fake.call(.book, with: nights))
    }

    @_disfavoredOverload
    func book(
      _ nights: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, any Error> {
      TypedCall(fake.call(.book, with: nights))
    }

    func cook() -> TypedCall<() -> Void, [String], Never> {
      TypedCall(fake.call(.cook))
    }

    func altitude() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.altitude))
    }

    var name: TypedGetter<String, Never> { TypedGetter(fake.call(.name)) }

    func rename(_ name: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.rename, with: name))
    }

    @_disfavoredOverload
    func rename(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.rename, with: name))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
