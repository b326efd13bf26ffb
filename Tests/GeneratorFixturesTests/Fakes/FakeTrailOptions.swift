// Generated from TrailOptions. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailOptions --module GeneratorFixtures --partial
// Checksum: 15eaa2fab23b761a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailOptions: TrailOptions, Spryable {
  enum Function: String, GeneratedFunction {
    case delegate
    case isOpen
  }

  let spryStorage = SpryStorage()
  private var wrapped: any TrailOptions

  init(wrapping wrapped: any TrailOptions) {
    self.wrapped = wrapped
  }

  var delegate: (any TrailOptionsDelegate)? {
    get { stubbedValue(.delegate, fallbackValue: wrapped.delegate) }
    set {
      recordCall(.delegate, arguments: Weakly(newValue))
      wrapped.delegate = newValue
    }
  }

  var isOpen: Bool {
    get { stubbedValue(.isOpen, fallbackValue: wrapped.isOpen) }
    set {
      recordCall(.isOpen, arguments: newValue)
      wrapped.isOpen = newValue
    }
  }
}

extension FakeTrailOptions {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailOptions
    var delegate: TypedProperty<(any TrailOptionsDelegate)?> { TypedProperty(.delegate, of: fake) }
    var isOpen: TypedProperty<Bool> { TypedProperty(.isOpen, of: fake) }
  }
}
