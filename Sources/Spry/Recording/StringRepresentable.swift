/// The functions of a fake, as an enum with string raw values.
///
/// A case's raw value is the function's signature as `#function` spells it, or only its base name:
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
/// Overloads of one base name need their signatures. Those that differ only in types share one:
/// they pass their case, as in `spryify(.loadByID, arguments: id)`, and its raw value is any unique
/// text.
public protocol StringRepresentable: RawRepresentable, Hashable, Sendable
where RawValue == String {}

/// The functions of a fake that has none of a kind.
///
/// It is what `ClassFunction` stands for where a fake leaves it out.
public enum NoFunctions: StringRepresentable {
  /// Always fails: there are no functions.
  ///
  /// - Parameter rawValue: A signature.
  public init?(rawValue: String) {
    nil
  }

  /// Never called: there is no value to ask.
  public var rawValue: String {
    switch self {}
  }
}
