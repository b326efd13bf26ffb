// Generated from Signpost. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Signpost --module GeneratorFixtures
// Checksum: 49670bd65aed0455
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeSignpost: Signpost, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case point = "point()"
  }

  let spryStorage = SpryStorage()

  override func point() -> String {
    spryify(.point)
  }
}

extension FakeSignpost {
  struct Calls {
    fileprivate let fake: FakeSignpost

    func point() -> TypedCall<() -> Void, String, Never> {
      TypedCall(fake.call(.point))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
