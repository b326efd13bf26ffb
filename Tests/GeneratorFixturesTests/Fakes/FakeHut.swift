// Generated from Hut. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Hut --module GeneratorFixtures
// Checksum: 14c2c1dab365255c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

actor FakeHut: Hut, Spryable {
  enum Function: String, GeneratedFunction {
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
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHut
    var beds: TypedProperty<Int> { TypedProperty(.beds, of: fake) }
    typealias BookCall = TypedCall<(Int) -> Void, String, any Error>
    func book(_ nights: Int) -> BookCall { .init(fake.call(.book, with: nights)) }
    @_disfavoredOverload func book(_ nights: TypedArgument<Int> = .anything) -> BookCall { .init(fake.call(.book, with: nights)) }
    func cook() -> TypedCall<() -> Void, [String], Never> { .init(fake.call(.cook)) }
    func altitude() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.altitude)) }
    var name: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.name)) }
    typealias RenameCall = TypedCall<(String) -> Void, Void, Never>
    func rename(_ name: String) -> RenameCall { .init(fake.call(.rename, with: name)) }
    @_disfavoredOverload func rename(_ name: TypedArgument<String> = .anything) -> RenameCall { .init(fake.call(.rename, with: name)) }
  }
}
