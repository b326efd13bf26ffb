// Generated from NamedAndSendable. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NamedAndSendable --module GeneratorFixtures
// Checksum: 44f6debd7d3a9298
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNamedAndSendable: NamedAndSendable, Spryable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeNamedAndSendable
    var name: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.name)) }
    typealias RenameCall = TypedCall<(String) -> Void, Void, Never>
    func rename(_ name: String) -> RenameCall { .init(fake.call(.rename, with: name)) }
    @_disfavoredOverload func rename(_ name: TypedArgument<String> = .anything) -> RenameCall { .init(fake.call(.rename, with: name)) }
  }
}
