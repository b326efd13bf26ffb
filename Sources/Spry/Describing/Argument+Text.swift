extension Argument: CustomStringConvertible {
  /// The words for the argument in a failure.
  public var description: String {
    switch rule {
    case .value(let specified): ValueText.describe(specified.value)
    case .captor: "anything (captured)"
    case .anything: "anything"
    case .rest: "any further arguments"
    case .test(let test): test.words
    case .containing(let matchers): "containing \(matchers.text(joinedBy: "and"))"
    case .property(let property, let matcher):
      "\(TypeText.describe(property.owner)) where \(property.path) is \(matcher.partText)"
    case .not(let matcher): "not \(matcher.partText)"
    case .all(let matchers): matchers.text(joinedBy: "and")
    case .any(let values, isList: true):
      "one of \(values.map(\.description).joined(separator: ", "))"
    case .any(let matchers, _) where matchers.isEmpty: "any of no values"
    case .any(let matchers, _): matchers.text(joinedBy: "or")
    }
  }

  /// The description inside another matcher, in parentheses if it consists of several parts.
  fileprivate var partText: String {
    switch rule {
    case .all(let parts), .any(let parts, isList: false), .containing(let parts):
      parts.count > 1 ? "(\(self))" : description
    case .property: "(\(self))"
    default: description
    }
  }
}

extension [Argument] {
  /// Describes the matchers, with a word between them.
  fileprivate func text(joinedBy word: String) -> String {
    map(count == 1 ? \.description : \.partText).joined(separator: " \(word) ")
  }
}
