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
/// To tell overloads with the same base name apart, give each its full signature. Overloads that
/// differ only in types have the same signature, so give each of those a case with a unique raw
/// value, and pass the case explicitly: `spryify(.loadByID, arguments: id)`.
public protocol StringRepresentable: RawRepresentable, Hashable, Sendable
where RawValue == String {}
