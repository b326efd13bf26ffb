/// An error that marks a call without a `fallbackValue`.
public struct NoFallback: Error {
  /// The default for `fallbackValue`, which always throws.
  public static func value<Value>() throws(NoFallback) -> Value {
    throw NoFallback()
  }
}
