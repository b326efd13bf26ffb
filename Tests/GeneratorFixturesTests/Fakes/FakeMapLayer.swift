// Generated from MapLayer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake MapLayer --module GeneratorFixtures
// Checksum: 0978c831b8fd4596
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeMapLayer: MapView, MapLayer, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case highlight = "highlight(_:)"
  }

  let spryStorage = SpryStorage()

  func highlight(_ name: String) -> Bool {
    spryify(.highlight, arguments: name)
  }
}

extension FakeMapLayer {
  struct Calls {
    fileprivate let fake: FakeMapLayer

    func highlight(_ name: String) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(fake.call(.highlight, with: name))
    }

    @_disfavoredOverload
    func highlight(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(fake.call(.highlight, with: name))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
