// Generated from Hut. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Hut --module GeneratorFixtures --output Tests/MainActorModuleTests/Fakes --typed --nonisolated
// Checksum: a1300cb04332ef69
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import SpryXCTest

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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension FakeHut {
  struct Typed {
    fileprivate let fake: FakeHut
    var beds: TypedProperty<Int> { TypedProperty(.beds, of: fake) }
    var book: TypedFunction<Int, String> { TypedFunction(.book, of: fake) }
    var cook: TypedFunction<[String]> { TypedFunction(.cook, of: fake) }
    var altitude: TypedFunction<Int> { TypedFunction(.altitude, of: fake) }
    var name: TypedFunction<String> { TypedFunction(.name, of: fake) }
    var rename: TypedFunction<String, Void> { TypedFunction(.rename, of: fake) }
  }

  nonisolated var typed: Typed { Typed(fake: self) }
}
