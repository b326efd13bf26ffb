// Generated from Signpost. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Signpost --module GeneratorFixtures
// Checksum: c7d3c1b07a46ddbe
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeSignpost: Signpost, Spryable {
  enum Function: String, GeneratedFunction {
    case point = "point()"
  }

  let spryStorage = SpryStorage()

  override func point() -> String {
    spryify(.point)
  }
}

nonisolated extension FakeSignpost {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSignpost
    func point() -> TypedCall<() -> Void, String, Never> { .init(fake.call(.point)) }
  }
}
