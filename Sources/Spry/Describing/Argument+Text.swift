extension Argument: CustomStringConvertible {
  /// The words for the argument in a failure.
  public var description: String {
    switch rule {
    case .value(let specified): ValueText.describe(specified.value)
    case .captor: "anything (captured)"
    case .anything: "anything"
    case .rest: "any further arguments"
    case .test(let test): test.words
    case .containing(let matchers): "containing \(Self.text(matchers, joinedBy: "and"))"
    case .property(let property, let matcher):
      "\(TypeText.describe(property.owner)) where \(property.path) is \(matcher.partText)"
    case .not(let matcher): "not \(matcher.partText)"
    case .all(let matchers): Self.text(matchers, joinedBy: "and")
    case .any(let values, isList: true):
      "one of \(values.map(\.description).joined(separator: ", "))"
    case .any(let matchers, _) where matchers.isEmpty: "any of no values"
    case .any(let matchers, _): Self.text(matchers, joinedBy: "or")
    }
  }

  /// The description inside another matcher, in parentheses if it consists of several parts.
  private var partText: String {
    switch rule {
    case .all(let parts), .any(let parts, isList: false), .containing(let parts):
      parts.count > 1 ? "(\(self))" : description
    case .property: "(\(self))"
    default: description
    }
  }

  /// Describes matchers, with a word between them.
  private static func text(_ matchers: [Argument], joinedBy word: String) -> String {
    matchers.map(matchers.count == 1 ? \.description : \.partText).joined(separator: " \(word) ")
  }
}
