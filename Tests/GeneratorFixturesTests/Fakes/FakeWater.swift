// Generated from Water. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Water --module GeneratorFixtures
// Checksum: b7a7f34478a15e75
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeWater: Water, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case name
    case depth
    case rename = "rename(_:)"
    case climb = "climb()"
  }

  let spryStorage = SpryStorage()

  var name: String {
    get { stubbedValue(.name) }
    set { recordCall(.name, arguments: newValue) }
  }

  var depth: Int { stubbedValue(.depth) }

  func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }

  func climb() -> Int {
    spryify(.climb)
  }

  static func == (left: FakeWater, right: FakeWater) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var description: String { "FakeWater" }
}

extension FakeWater {
  struct Calls {
    fileprivate let fake: FakeWater

    var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
    var depth: TypedGetter<Int, Never> { TypedGetter(fake.call(.depth)) }

    func rename(_ name: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.rename, with: name))
    }

    @_disfavoredOverload
    func rename(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.rename, with: name))
    }

    func climb() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.climb))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
