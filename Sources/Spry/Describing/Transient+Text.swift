extension Transient.Placeholder: CustomStringConvertible {
  /// The type of what was not recorded.
  package var description: String { "\(TypeText.describe(type)) (not recorded)" }
}
