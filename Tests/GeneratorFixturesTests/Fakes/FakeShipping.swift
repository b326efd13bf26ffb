// Generated from Shipping. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Shipping --module GeneratorFixtures
// Checksum: f658b3eceef254b6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeShipping: Shipping, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeShipping

    func send(_ crate: Crate) -> TypedCall<(Crate) -> Void, Int, Never> {
      TypedCall(fake.call(.send, with: crate))
    }

    @_disfavoredOverload
    func send(_ crate: TypedArgument<Crate> = .anything) -> TypedCall<(Crate) -> Void, Int, Never> {
      TypedCall(fake.call(.send, with: crate))
    }

    func receive() -> TypedCall<() -> Void, Crate, Never> {
      TypedCall(fake.call(.receive))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
