// Generated from Shipping. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Shipping --module GeneratorFixtures
// Checksum: 6de707fcc54b28c6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeShipping: Shipping, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case send = "send(_:)"
    case receive = "receive()"
  }

  let spryStorage = SpryStorage()

  func send(_ crate: sending Crate) -> Int {
    spryify(.send, arguments: crate)
  }

  func receive() -> Crate {
    spryify(.receive)
  }
}

extension FakeShipping {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeShipping
    typealias SendCall = TypedCall<(Crate) -> Void, Int, Never>
    func send(_ crate: Crate) -> SendCall { .init(fake.call(.send, with: crate)) }
    @_disfavoredOverload func send(_ crate: TypedArgument<Crate> = .anything) -> SendCall { .init(fake.call(.send, with: crate)) }
    func receive() -> TypedCall<() -> Void, Crate, Never> { .init(fake.call(.receive)) }
  }
}
