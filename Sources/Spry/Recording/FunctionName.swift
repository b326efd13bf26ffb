/// The name under which a function's calls and stubs are kept: the raw value of its enum case.
package struct FunctionName: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  package init(_ function: some StringRepresentable) {
    rawValue = function.rawValue
  }

  /// Finds the case for a signature: the one with this raw value, or otherwise the one with its
  /// base name.
  ///
  /// - Returns: `nil` if the enum has neither.
  package init?<Function: StringRepresentable>(of signature: String, in _: Function.Type) {
    if Function(rawValue: signature) != nil {
      rawValue = signature
      return
    }
    let baseName = Signature(signature).baseName
    guard Function(rawValue: baseName) != nil else { return nil }
    rawValue = baseName
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
