// Generated from LocationSource. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake LocationSource
// Checksum: 1cacfbb2fb77cb68
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeLocationSource: LocationSource, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case locate = "locate(_:)"
  }

  let spryStorage = SpryStorage()

  func locate(_ completion: @escaping LocationCompletion) {
    spryify(.locate, arguments: completion)
  }
}

extension FakeLocationSource {
  struct Calls {
    fileprivate let fake: FakeLocationSource

    func locate(
      _ completion: TypedArgument<LocationCompletion> = .anything
    ) -> TypedCall<(@escaping LocationCompletion) -> Void, Void, Never> {
      TypedCall(fake.call(.locate, with: completion))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
