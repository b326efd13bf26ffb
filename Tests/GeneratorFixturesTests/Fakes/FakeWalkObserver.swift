// Generated from WalkObserver. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake WalkObserver --module GeneratorFixtures
// Checksum: 337f82a6e63373c3
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeWalkObserver<Element>: WalkObserver, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case on = "on(_:)"
  }

  let spryStorage = SpryStorage()

  func on(_ element: Element) {
    spryify(.on, arguments: element)
  }
}

extension FakeWalkObserver {
  struct Calls {
    fileprivate let fake: FakeWalkObserver<Element>

    func on(_ element: Element) -> TypedCall<(Element) -> Void, Void, Never> {
      TypedCall(fake.call(.on, with: element))
    }

    @_disfavoredOverload
    func on(
      _ element: TypedArgument<Element> = .anything
    ) -> TypedCall<(Element) -> Void, Void, Never> {
      TypedCall(fake.call(.on, with: element))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
