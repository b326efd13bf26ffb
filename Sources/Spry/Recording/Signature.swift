/// A function's signature, taken apart: `load(id:name:)` has the base name `load` and two labels.
package struct Signature: Sendable {
  package let baseName: String
  /// The labels, `nil` for an unlabelled parameter; `nil` as a whole where there is no list of
  /// parameters, as in `name`.
  package let labels: [String?]?

  /// Takes apart what `#function` or a raw value spells.
  ///
  /// What follows the parameters, as in `load(id:) -> Int`, tells overloads apart and is left out.
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
    return !(first == "_" || first.properties.isXIDStart)
  }
}
