// Generated from NamedAndSendable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NamedAndSendable --module GeneratorFixtures
// Checksum: b211697eebf6e721
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNamedAndSendable: NamedAndSendable, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case name
    case rename = "rename(_:)"
  }

  let spryStorage = SpryStorage()

  var name: String { stubbedValue(.name) }

  func rename(_ name: String) {
    spryify(.rename, arguments: name)
  }
}

extension FakeNamedAndSendable {
  struct Calls {
    fileprivate let fake: FakeNamedAndSendable

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
