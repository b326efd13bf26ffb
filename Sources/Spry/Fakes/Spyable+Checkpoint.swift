extension Spyable {
  /// Marks this moment, so that verifications can leave out what was recorded before it.
  ///
  /// - Returns: The checkpoint, for the parameter `since`.
  public func checkpoint() -> Checkpoint {
    Checkpoint(.checkpoint)
  }
}

extension Spyable {
  /// Marks this moment; see ``checkpoint()-swift.method``.
  public static func checkpoint() -> Checkpoint {
    Checkpoint(.checkpoint)
  }
}
