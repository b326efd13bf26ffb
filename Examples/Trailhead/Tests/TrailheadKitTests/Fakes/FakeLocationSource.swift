// Generated from LocationSource. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake LocationSource
// Checksum: 2b8c8f1199368b1d
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeLocationSource: LocationSource, Spryable {
  enum Function: String, GeneratedFunction {
    case locate = "locate(_:)"
  }

  let spryStorage = SpryStorage()

  func locate(_ completion: @escaping LocationCompletion) {
    spryify(.locate, arguments: completion)
  }
}

extension FakeLocationSource {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeLocationSource
    func locate(_ completion: TypedArgument<LocationCompletion> = .anything) -> TypedCall<(@escaping LocationCompletion) -> Void, Void, Never> { .init(fake.call(.locate, with: completion)) }
  }
}
