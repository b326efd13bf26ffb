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
/// differ only in types have the same signature. Give each of those a case with a unique raw value,
/// and pass the case explicitly: `spryify(.loadByID, arguments: id)`.
public protocol StringRepresentable: RawRepresentable, Hashable, Sendable
where RawValue == String {}

/// An empty set of functions, for fakes without static members.
///
/// It is the default if a fake declares no `ClassFunction`.
public enum NoFunctions: StringRepresentable {
  /// Always returns `nil`: there are no functions.
  public init?(rawValue: String) { nil }

  /// Never called: there are no values.
  public var rawValue: String { switch self {} }
}

/// The name under which a function's calls and stubs are kept: the raw value of its enum case.
package struct FunctionName: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }

  package init(_ function: some StringRepresentable) { rawValue = function.rawValue }

  /// Finds the case for a signature: the one with this raw value, or otherwise the one with its
  /// base name.
  ///
  /// - Returns: `nil` if the enum has neither.
  package init?<Function: StringRepresentable>(of signature: String, in _: Function.Type) {
    let names = [signature, Signature(signature).baseName]
    guard let name = names.first(where: { Function(rawValue: $0) != nil }) else { return nil }
    rawValue = name
  }
}

/// A function's signature, split into its parts.
///
/// For example, `load(id:name:)` has the base name `load` and two labels.
package struct Signature: Sendable {
  package let baseName: String
  /// The argument labels, each of which is `nil` if the parameter is unlabeled.
  ///
  /// The array itself is `nil` if there is no list of parameters, as in `name`.
  package let labels: [String?]?

  /// Splits the text of `#function` or of a raw value.
  ///
  /// Anything after the parameters, as in `load(id:) -> Int`, only distinguishes overloads and is
  /// left out.
  package init(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") else {
      baseName = text
      labels = nil
      return
    }
    baseName = String(text[..<open])
    labels = text[text.index(after: open)..<close]
      .split(separator: ":")
      .map { $0 == "_" ? nil : String($0) }
  }

  package var isSubscript: Bool { baseName == "subscript" && labels != nil }

  package var isOperator: Bool {
    guard let first = baseName.unicodeScalars.first, labels != nil else { return false }
    // Further on are the emoji, with which a name may begin.
    return first != "_" && !first.properties.isXIDStart && first.value <= 0x3030
  }
}
