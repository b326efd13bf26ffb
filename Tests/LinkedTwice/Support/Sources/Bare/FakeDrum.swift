// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The library is only for the tests of this package.

public import Spry

/// A fake in a library that isn't linked to a test framework.
public final class FakeDrum: Spryable {
  public enum Function: String, StringRepresentable {
    case beat = "beat()"
  }

  public let spryStorage = SpryStorage()

  public init() {}

  public func beat() -> Int { spryify() }
}
