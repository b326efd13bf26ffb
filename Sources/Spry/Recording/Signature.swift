/// A function's signature, split into its parts.
///
/// For example, `load(id:name:)` has the base name `load` and two labels.
package struct Signature: Equatable, Sendable {
  package let baseName: String
  /// The argument labels, each of which is `nil` if the parameter is unlabeled.
  ///
  /// The array itself is `nil` if there is no list of parameters, as in `name`.
  package var labels: [String?]?

  /// Splits the text of `#function` or of a raw value.
  ///
  /// Anything after the parameters, as in `load(id:) -> Int`, only distinguishes overloads and is
  /// left out.
  package init(_ text: String) {
    let (bytes, parentheses) = (text.utf8, (open: UInt8(ascii: "("), close: UInt8(ascii: ")")))
    guard let open = bytes.firstIndex(of: parentheses.open),
      let close = bytes[open...].firstIndex(of: parentheses.close)
    else {
      (baseName, labels) = (text, nil)
      return
    }
    baseName = String(text[..<open])
    labels = text[open..<close].dropFirst().split(separator: ":").map { $0 == "_" ? nil : "\($0)" }
  }

  package var isSubscript: Bool { baseName == "subscript" && labels != nil }

  /// Whether it's that of a property or a subscript, which several members may share.
  package var isAccess: Bool { labels == nil || isSubscript }

  package var isOperator: Bool {
    guard let first = baseName.unicodeScalars.first, labels != nil else { return false }
    // Further on are the emoji, with which a name may begin.
    return first != "_" && !first.properties.isXIDStart && first.value <= 0x3030
  }
}
