// Generated from WalkObserver. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkObserver --module GeneratorFixtures
// Checksum: 97521680c3e98a5a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkObserver<Element>: WalkObserver, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case on = "on(_:)"
  }

  let spryStorage = SpryStorage()

  func on(_ element: Element) {
    spryify(.on, arguments: element)
  }
}

extension FakeWalkObserver {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeWalkObserver<Element>
    typealias OnCall = TypedCall<(Element) -> Void, Void, Never>
    func on(_ element: Element) -> OnCall { .init(fake.call(.on, with: element)) }
    @_disfavoredOverload func on(_ element: TypedArgument<Element> = .anything) -> OnCall { .init(fake.call(.on, with: element)) }
  }
}
