// Generated from Lake. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Lake --module GeneratorFixtures
// Checksum: 4fe5318d3056a4a7
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeLake: Lake, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeLake
    var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
    var depth: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.depth)) }
    typealias RenameCall = TypedCall<(String) -> Void, Void, Never>
    func rename(_ name: String) -> RenameCall { .init(fake.call(.rename, with: name)) }
    @_disfavoredOverload func rename(_ name: TypedArgument<String> = .anything) -> RenameCall { .init(fake.call(.rename, with: name)) }
  }
}
