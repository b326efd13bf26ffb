/// An empty set of functions, for fakes without static members.
///
/// It's the default if a fake declares no `ClassFunction`.
public enum NoFunctions: StringRepresentable {
  /// Always returns `nil`: there are no functions.
  public init?(rawValue: String) { nil }

  /// Never called: there are no values.
  public var rawValue: String { switch self {} }
}
