// Generated from Signaler. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Signaler --module GeneratorFixtures --partial
// Checksum: 93f9dca18362e5aa
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeSignaler: Signaler, Spryable {
  enum Function: String, GeneratedFunction {
    case isOn
  }

  let spryStorage = SpryStorage()
  private let wrapped: any Signaler

  init(wrapping wrapped: any Signaler) {
    self.wrapped = wrapped
  }

  var isOn: Bool {
    get { stubbedValue(.isOn, fallbackValue: wrapped.isOn) }
    set {
      recordCall(.isOn, arguments: newValue)
      wrapped.isOn = newValue
    }
  }
}

extension FakeSignaler {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSignaler
    var isOn: TypedProperty<Bool> { TypedProperty(.isOn, of: fake) }
  }
}
