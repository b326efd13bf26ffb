extension Spyable {
  /// Marks this moment, so that verifications can ignore the calls before it.
  ///
  /// - Returns: A checkpoint to pass to the `since` parameter of verifications, of this fake or any
  ///   other.
  public func checkpoint() -> Checkpoint {
    Checkpoint()
  }
}

extension Spyable {
  /// Marks this moment; see ``checkpoint()-swift.method``.
  public static func checkpoint() -> Checkpoint {
    Checkpoint()
  }
}
