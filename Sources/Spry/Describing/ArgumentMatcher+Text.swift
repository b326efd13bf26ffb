extension ArgumentMatcher {
  /// The maximum combined length of two descriptions that are printed in full.
  ///
  /// Values with longer descriptions are compared part by part.
  private static let wholeLimit = 80

  /// Describes the arguments that match.
  var text: String {
    switch self {
    case .argument(let argument): argument.description
    case .captor: "anything (captured)"
    case .value(let value): ValueText.describe(value.value)
    }
  }

  /// The same inside another matcher, in parentheses if it has several parts.
  var partText: String {
    guard case .argument(let argument) = self else { return text }
    return argument.isCompound ? "(\(text))" : text
  }

  /// Describes, in one or more lines, an argument that doesn't match: `id: expected 7, received 8`.
  func mismatch(with actual: Any?, name: String) -> [String] {
    let specified: SpecifiedValue
    switch self {
    case .captor: return []
    case .argument(let argument): return argument.mismatch(with: actual, name: name)
    case .value(let value): specified = value
    }
    let expected = ValueText.describe(specified.value)
    let received = ValueText.describe(actual)
    let isShort = expected.count + received.count <= Self.wholeLimit
    return isShort && expected != received && !expected.contains("\\n")
      ? ["\(name): \(Difference.text(specified.value, actual))"]
      : Difference(specified.value, actual, path: name).lines.map(\.description)
  }
}

extension [ArgumentMatcher] {
  /// Describes the matchers, with a word between them.
  func text(joinedBy word: String) -> String {
    map(count == 1 ? \.text : \.partText).joined(separator: " \(word) ")
  }
}
