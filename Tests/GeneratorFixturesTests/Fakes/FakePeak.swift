// Generated from Peak. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Peak --module GeneratorFixtures
// Checksum: f87244518c48ce46
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakePeak: Peak, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakePeak

    func climb() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(fake.call(.climb))
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

  var calls: Calls { Calls(fake: self) }
}
