// Generated from Barometer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Barometer --module GeneratorFixtures
// Checksum: 60117749039b7a96
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

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  override var pressure: Int {
    get { stubbedValue(.pressure) }
    set { recordCall(.pressure, arguments: newValue) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  override func tap() -> Bool {
    spryify(.tap)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension FakeBarometer {
  struct Calls {
    fileprivate let fake: FakeBarometer

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    var pressure: TypedProperty<Int> { TypedProperty(.pressure, of: fake) }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    func tap() -> TypedCall<() -> Void, Bool, Never> {
      TypedCall(fake.call(.tap))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
