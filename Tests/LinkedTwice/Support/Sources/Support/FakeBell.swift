// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The library is only for the tests of this package.

public import SpryTesting
import SpryXCTest
import Testing

public protocol Bell {
  func ring(_ times: Int) -> Int
}

public final class FakeBell: Bell, Spryable {
  public enum Function: String, StringRepresentable {
    case ring = "ring(_:)"
  }

  public let spryStorage = SpryStorage()

  public init() {}

  public func ring(_ times: Int) -> Int { spryify(arguments: times) }

  /// Fails a test of XCTest, because the bell is silent.
  public func assertRung() { XCTAssertHaveReceived(self, .ring) }

  /// Fails a test of Swift Testing, because the bell is silent.
  public func expectRung() { expectHaveReceived(self, .ring) }

  /// Fails its test when that ends, because nothing verifies it.
  public func expectLater() { expect(.ring) }
}
