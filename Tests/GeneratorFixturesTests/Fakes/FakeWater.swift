// Generated from Water. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Water --module GeneratorFixtures
// Checksum: 28c93147ca02c750
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeWater: Water, Spryable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeWater
    var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
    var depth: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.depth)) }
    typealias RenameCall = TypedCall<(String) -> Void, Void, Never>
    func rename(_ name: String) -> RenameCall { .init(fake.call(.rename, with: name)) }
    @_disfavoredOverload func rename(_ name: TypedArgument<String> = .anything) -> RenameCall { .init(fake.call(.rename, with: name)) }
    func climb() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.climb)) }
  }
}
