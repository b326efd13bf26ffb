/// The functions of a fake, as an enum with string raw values.
///
/// The raw value of a case is the function's signature as `#function` spells it, or its base name:
///
/// ```swift
/// enum Function: String, StringRepresentable {
///   case trails = "trails(near:)"  // this signature
///   case save                      // any signature with the base name `save`
///   case name                      // a property
///   case item = "subscript(_:)"
///   case plus = "+(_:_:)"
/// }
/// ```
///
/// Overloads of one base name need their full signatures. Overloads that differ only in types share
/// one signature. Give each a case with a unique raw value, and pass the case:
/// `spryify(.loadByID, arguments: id)`.
public protocol StringRepresentable: RawRepresentable, Hashable, Sendable
where RawValue == String {}

/// An empty set of functions, for fakes without static members.
///
/// A fake that declares no `ClassFunction` has this one.
public enum NoFunctions: StringRepresentable {
  /// Always returns `nil`: there are no functions.
  public init?(rawValue: String) {
    nil
  }

  /// Never called: there are no values.
  public var rawValue: String {
    switch self {}
  }
}
