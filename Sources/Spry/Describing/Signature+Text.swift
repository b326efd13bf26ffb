extension Signature {
  /// Returns the name of an argument: its label, or `argument 1` and so on.
  func argumentName(at index: Int) -> String {
    guard let labels else { return baseName }
    return (labels.indices.contains(index) ? labels[index] : nil) ?? "argument \(index + 1)"
  }

  /// Returns the name of an argument inside a sentence, where a label could be taken for a word:
  /// `argument "as"`, or `argument 1` and so on.
  func argumentTitle(at index: Int) -> String {
    let (position, name) = ("argument \(index + 1)", argumentName(at: index))
    return labels == nil || name == position ? position : "argument \"\(name)\""
  }

  /// Returns a call with these arguments, as it would be written in Swift.
  func text(with arguments: [String]) -> String {
    // Otherwise, a property was read or set.
    guard let labels = labels ?? (arguments.count > 1 ? [] : nil)
    else { return ([baseName] + arguments).joined(separator: " = ") }
    if isSubscript {
      let setter = arguments.count == labels.count + 1 ? " = \(arguments[labels.count])" : ""
      return "subscript[\(list(Array(arguments.prefix(labels.count)), labels))]\(setter)"
    }
    if isOperator, arguments.count == 1 { return "\(baseName)\(arguments[0])" }
    if isOperator, arguments.count == 2 { return "\(arguments[0]) \(baseName) \(arguments[1])" }
    return "\(baseName)(\(list(arguments, labels)))"
  }

  /// Prints arguments, with labels only if there is one for each; a fake may record fewer
  /// arguments.
  private func list(_ arguments: [String], _ labels: [String?]) -> String {
    guard arguments.count == labels.count else { return arguments.joined(separator: ", ") }
    return zip(labels, arguments).map(ListText.labeled).joined(separator: ", ")
  }
}
