/// A reader for parameter lists that gives each parameter a name that a body can use.
struct ParameterReader {
  /// Whether a single name isn't an argument label.
  let isSubscript: Bool

  /// Reads the list.
  ///
  /// - Parameter list: The text between the parentheses.
  /// - Returns: The parameters, each with a unique name.
  func parameters(_ list: TokenList) -> [Parameter] {
    let parts = list.split(at: ",").map(Part.init)
    var taken = Set(parts.map(\.name))
    return parts.enumerated().map { index, part in
      var parameter = Parameter(
        label: part.label.map(Keyword.escapedLabel), name: Keyword.escaped(part.name),
        type: part.type, defaultValue: part.defaultValue, attributes: part.attributes)
      guard !isUsable(part.name) else { return parameter }
      if parameter.label == nil, !isSubscript {
        parameter.label = Keyword.escapedLabel(part.name)
      }
      parameter.name = taken.insertUnused(
        ["self", "Self"].contains(part.name) ? ["value"] : [], numbered: "argument",
        from: index + 1)
      return parameter
    }
  }

  private func isUsable(_ name: String) -> Bool {
    !Self.unusable.contains(name) && !(isSubscript && name == "newValue")
  }

  /// Names that have another meaning in the body of a fake.
  private static let unusable: Set<String> = [
    "_", "self", "Self", "await", "spryify", "spryifyThrows", "stubbedValue", "stubbedValueThrows",
    "recordCall", "withoutActuallyEscaping", "Transient", "Rethrowing", "Inout",
  ]
}

/// A parameter as the compiler prints it.
private struct Part {
  var label: String?
  var name: String
  var type: TokenList
  var defaultValue: TokenList
  /// The property wrappers and result builders before the names.
  var attributes: [Token]

  init(_ text: TokenList) {
    let colon = text.tokens.firstIndex { $0.isSign(":") } ?? text.tokens.startIndex
    attributes = text.tokens[..<colon].filter { $0.kind == .attribute }
    let names = text.tokens[..<colon].filter { $0.kind != .attribute }
      .map { $0.text.filter { $0 != "`" } }
    let typeAndDefault = TokenList(text.tokens[colon...].dropFirst()).split(at: "=")
    label = names.count > 1 || names.first == "_" ? names.first : nil
    name = names.last ?? "_"
    type = typeAndDefault.first ?? TokenList()
    defaultValue = typeAndDefault.count == 2 ? typeAndDefault[1] : TokenList()
  }
}
