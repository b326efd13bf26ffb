// Generated from Barometer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Barometer --module GeneratorFixtures --no-calls
// Checksum: 5d3e19e09e391524
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
nonisolated final class FakeBarometer: Barometer, Spryable {
  enum Function: String, GeneratedFunction {
    case pressure
    case tap = "tap()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  nonisolated override init() {
    super.init()
  }

  override var pressure: Int {
    get { stubbedValue(.pressure) }
    set { recordCall(.pressure, arguments: newValue) }
  }

  override func tap() -> Bool {
    spryify(.tap)
  }
}
