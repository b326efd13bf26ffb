// Generated from Barometer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Barometer --module GeneratorFixtures
// Checksum: 5ce58e0f70abdfa2
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

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
nonisolated extension FakeBarometer {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeBarometer
    var pressure: TypedProperty<Int> { TypedProperty(.pressure, of: fake) }
    func tap() -> TypedCall<() -> Void, Bool, Never> { .init(fake.call(.tap)) }
  }
}
