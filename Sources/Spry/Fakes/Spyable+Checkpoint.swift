extension Spyable {
  /// Remembers this moment, so that verifications can leave out what was recorded before.
  ///
  /// - Returns: The moment, to be given as `since:`.
  public func checkpoint() -> Checkpoint {
    Checkpoint(.checkpoint)
  }
}

extension Spyable {
  /// Remembers this moment, so that verifications can leave out what was recorded before.
  ///
  /// - Returns: The moment, to be given as `since:`.
  public static func checkpoint() -> Checkpoint {
    Checkpoint(.checkpoint)
  }
}
