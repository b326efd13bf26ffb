@testable import TrailheadKit

extension FakeLocationSource {
  /// Stubs the search to end at once.
  func stubLocate(with result: Result<String, LocationError>) {
    stub.locate().andDo { completion in completion(result) }
  }
}
