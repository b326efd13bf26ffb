import SpryXCTest

@testable import TrailheadKit

final class FakeLocationSource: LocationSource, Spryable {
  enum Function: String, StringRepresentable {
    case locate = "locate(_:)"
  }

  let spryStorage = SpryStorage()

  func locate(_ completion: @escaping LocationCompletion) {
    spryify(arguments: completion)
  }
}

extension FakeLocationSource {
  /// Stubs the search to end at once.
  func stubLocate(with result: Result<String, LocationError>) {
    stub(.locate).andDo { (completion: @escaping LocationCompletion) in completion(result) }
  }
}
