/// Says that a call of an answering function has no `fallbackValue`.
public struct NoFallback: Error {
  /// Stands where no `fallbackValue` is given.
  ///
  /// - Returns: Nothing.
  /// - Throws: Always.
  public static func value<Value>() throws(NoFallback) -> Value {
    throw NoFallback()
  }
}
