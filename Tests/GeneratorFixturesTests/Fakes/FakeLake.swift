// Generated from Lake. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Lake --module GeneratorFixtures
// Checksum: 59799385a36d1dc0
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeLake: Lake, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case name
    case depth
    case rename = "rename(_:)"
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
}

extension FakeLake {
  struct Calls {
    fileprivate let fake: FakeLake

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
  }

  var calls: Calls { Calls(fake: self) }
}
