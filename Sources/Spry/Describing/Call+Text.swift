extension Call {
  /// The call as it would be written in Swift.
  var text: String { labels.text(with: arguments.map(ValueText.describe)) }

  /// The signature with the labels of the arguments, as far as they are known.
  var labels: Signature { function.labels(whenCalledAs: signature) }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as it would be written in Swift.
  public var description: String { call.text }
}

extension FunctionName {
  /// Returns the signature with labels: the raw value's own, or otherwise that of a call.
  func labels(whenCalledAs signature: String?) -> Signature {
    let own = Signature(rawValue)
    guard own.labels == nil, let called = signature.map({ Signature($0) }),
      called.baseName == own.baseName
    else { return own }
    return called
  }

  /// Returns the name of an argument, as far as the case tells; a base name alone has no labels.
  func argumentName(at index: Int) -> String {
    let labels = Signature(rawValue).labels ?? []
    return (labels.indices.contains(index) ? labels[index] : nil) ?? "argument \(index + 1)"
  }
}

extension Signature {
  /// Returns the name of an argument: its label, or `argument 1` and so on.
  func argumentName(at index: Int) -> String {
    guard let labels else { return baseName }
    return (labels.indices.contains(index) ? labels[index] : nil) ?? "argument \(index + 1)"
  }

  /// Returns a call with these arguments, as it would be written in Swift.
  func text(with arguments: [String]) -> String {
    guard let labels else { return propertyText(with: arguments) }
    if isSubscript {
      let setter = arguments.count == labels.count + 1 ? " = \(arguments[labels.count])" : ""
      return "subscript[\(list(Array(arguments.prefix(labels.count)), labels))]\(setter)"
    }
    if isOperator {
      switch arguments.count {
      case 1: return "\(baseName)\(arguments[0])"
      case 2: return "\(arguments[0]) \(baseName) \(arguments[1])"
      default: break
      }
    }
    return "\(baseName)(\(list(arguments, labels)))"
  }

  private func propertyText(with arguments: [String]) -> String {
    switch arguments.count {
    case 0: baseName
    case 1: "\(baseName) = \(arguments[0])"
    default: "\(baseName)(\(arguments.joined(separator: ", ")))"
    }
  }

  /// Prints arguments, with labels only if there is one for each; a fake may record fewer
  /// arguments.
  private func list(_ arguments: [String], _ labels: [String?]) -> String {
    guard arguments.count == labels.count else { return arguments.joined(separator: ", ") }
    return zip(labels, arguments)
      .map { label, argument in label.map { "\($0): \(argument)" } ?? argument }
      .joined(separator: ", ")
  }
}
