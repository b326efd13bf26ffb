/// A reader for parameter lists that gives each parameter a name that a body can use.
struct ParameterReader {
  /// Whether a single name isn't an argument label.
  let isSubscript: Bool

  /// Reads the list.
  ///
  /// - Parameter list: The text between the parentheses.
  /// - Returns: The parameters, each with a unique name.
  func parameters(_ list: TokenList) -> [Parameter] {
    var parameters = list.split(at: ",").map(Self.printed)
    var taken = Set(parameters.map(\.name))
    for index in parameters.indices {
      let (label, name) = (parameters[index].label, parameters[index].name)
      parameters[index].label = label.map(Keyword.escapedLabel)
      parameters[index].name = Keyword.escaped(name)
      let isUsable = !Self.unusable.contains(name) && !(isSubscript && name == "newValue")
      if isUsable { continue }
      if label == nil, !isSubscript { parameters[index].label = Keyword.escapedLabel(name) }
      parameters[index].name = taken.insertUnused(
        ["self", "Self"].contains(name) ? ["value"] : [], numbered: "argument", from: index + 1)
    }
    return parameters
  }

  /// Names that have another meaning in the body of a fake.
  private static let unusable: Set<String> = [
    "_", "self", "Self", "await", "spryify", "spryifyThrows", "stubbedValue", "stubbedValueThrows",
    "recordCall", "withoutActuallyEscaping", "Transient", "Rethrowing", "Inout",
  ]

  /// A parameter as the compiler prints it, after property wrappers and result builders.
  private static func printed(_ text: TokenList) -> Parameter {
    let colon = text.tokens.firstIndex { $0.isSign(":") } ?? text.tokens.startIndex
    let names = text.tokens[..<colon].filter { $0.kind != .attribute }
      .map { $0.text.filter { $0 != "`" } }
    let typeAndDefault = TokenList(text.tokens[colon...].dropFirst()).split(at: "=")
    return Parameter(
      label: names.count > 1 || names.first == "_" ? names.first : nil, name: names.last ?? "_",
      type: typeAndDefault.first ?? TokenList(),
      defaultValue: typeAndDefault.count == 2 ? typeAndDefault[1] : TokenList(),
      attributes: text.tokens[..<colon].filter { $0.kind == .attribute })
  }
}
