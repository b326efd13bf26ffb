// Generated from Barometer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Barometer --module GeneratorFixtures
// Checksum: f56b12b23c31025e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class FakeBarometer: Barometer, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case pressure
    case tap = "tap()"
  }

  let spryStorage = SpryStorage()

  override var pressure: Int {
    get { stubbedValue(.pressure) }
    set { recordCall(.pressure, arguments: newValue) }
  }

  override func tap() -> Bool {
    spryify(.tap)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension FakeBarometer {
  struct Calls {
    fileprivate let fake: FakeBarometer

    var pressure: TypedProperty<Int> { TypedProperty(.pressure, of: fake) }

    func tap() -> TypedCall<() -> Void, Bool, Never> {
      TypedCall(fake.call(.tap))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
