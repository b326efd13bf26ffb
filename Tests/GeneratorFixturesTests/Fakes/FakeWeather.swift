// Generated from Weather. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Weather --module GeneratorFixtures

import Spry

@testable import GeneratorFixtures

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class FakeWeather: Weather, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case sky
    case refresh = "refresh()"
  }

  let spryStorage = SpryStorage()

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  override var sky: String {
    get { stubbedValue(.sky) }
    set { recordCall(.sky, arguments: newValue) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  override func refresh() -> Int {
    spryify(.refresh)
  }
}
