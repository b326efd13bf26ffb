// Generated from Peak. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Peak --module GeneratorFixtures
// Checksum: 02865d2475829981
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakePeak: Peak, Spryable {
  enum Function: String, GeneratedFunction {
    case climb = "climb()"
    case name
    case rename = "rename(_:)"
  }

  let spryStorage = SpryStorage()

  func climb() -> Int {
    spryify(.climb)
  }

  var name: String { stubbedValue(.name) }

  func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }

  static func == (left: FakePeak, right: FakePeak) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  var description: String { "FakePeak" }
}

extension FakePeak {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakePeak
    func climb() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.climb)) }
    var name: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.name)) }
    typealias RenameCall = TypedCall<(String) -> Void, Void, Never>
    func rename(_ name: String) -> RenameCall { .init(fake.call(.rename, with: name)) }
    @_disfavoredOverload func rename(_ name: TypedArgument<String> = .anything) -> RenameCall { .init(fake.call(.rename, with: name)) }
  }
}
