// Generated from MapLayer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake MapLayer --module GeneratorFixtures
// Checksum: e7daac6be0e97c7d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeMapLayer: MapView, MapLayer, Spryable {
  enum Function: String, GeneratedFunction {
    case highlight = "highlight(_:)"
  }

  let spryStorage = SpryStorage()

  func highlight(_ name: String) -> Bool {
    spryify(.highlight, arguments: name)
  }
}

extension FakeMapLayer {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeMapLayer
    typealias HighlightCall = TypedCall<(String) -> Void, Bool, Never>
    func highlight(_ name: String) -> HighlightCall { .init(fake.call(.highlight, with: name)) }
    @_disfavoredOverload func highlight(_ name: TypedArgument<String> = .anything) -> HighlightCall { .init(fake.call(.highlight, with: name)) }
  }
}
