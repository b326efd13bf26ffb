extension Declaration {
  /// The declaration up to its body.
  ///
  /// - Parameter words: The attributes and modifiers before it, of which some may be empty.
  /// - Returns: The source, without a brace.
  func head(after words: [String]) -> String {
    let start = words + (["func", "var"].contains(keyword) ? [keyword] : [])
    let type = result.text
    if keyword == "var" { return (start + ["\(name): \(type)"]).spaced }
    let list = parameters.map(\.text).joined(separator: ", ")
    let own = name + (isFailable ? "?" : "") + (isOperator ? " " : "")
    let generics = generics.isEmpty ? "" : "<\(generics.text)>"
    let effects = keyword == "subscript" ? "" : effects.text
    let ending = type.isEmpty ? "" : " -> \(type)"
    return (start + ["\(own)\(generics)(\(list))"]).spaced + effects + ending + constraints.clause
  }
}

extension [TokenList] {
  /// The `where` clause with these constraints, with a space before it.
  var clause: String {
    isEmpty ? "" : " where \(map(\.text).joined(separator: ", "))"
  }
}

extension Parameter {
  /// The declaration of the parameter.
  fileprivate var text: String {
    let names = label.map { "\($0) \(name)" } ?? Keyword.escapedLabel(plainName)
    let ending = defaultValue.isEmpty ? "" : " = \(defaultValue.text)"
    return (attributes.map(\.text) + ["\(names): \(type.text)\(ending)"]).spaced
  }
}

extension Effects {
  /// The effects, each with a space before it.
  var text: String {
    let throwing =
      switch throwing {
      case .never: ""
      case .anything: " throws"
      case .rethrowing: " rethrows"
      case .only(let error): " throws(\(error.text))"
      }
    return (isAsync ? " async" : "") + throwing
  }
}
