/// Says what an argument should have been, and why another one is not.
enum MatcherText {
  /// Values whose texts together are longer than this are told apart by their parts.
  private static let wholeLimit = 80

  /// What a stub's arguments have to be: `with(7, "x")`.
  static func describe(_ pattern: ArgumentPattern) -> String {
    if let condition = pattern.condition {
      return "with(matching: \(ClosureText.type(of: condition)))"
    }
    let arguments = pattern.matchers.map(describe).joined(separator: ", ")
    return arguments.isEmpty ? "any arguments" : "with(\(arguments))"
  }

  static func describe(_ matcher: ArgumentMatcher) -> String {
    switch matcher {
    case .argument(let argument): ArgumentText.describe(argument)
    case .captor: "anything (captured)"
    case .value(let value): ValueText.describe(value.value)
    }
  }

  /// One line or more on an argument that does not match: `id: expected 7, received 8`.
  static func mismatch(_ matcher: ArgumentMatcher, _ actual: Any?, name: String) -> [String] {
    let specified: SpecifiedValue
    switch matcher {
    case .captor: return []
    case .argument(let argument): return ArgumentText.mismatch(argument, actual, name: name)
    case .value(let value): specified = value
    }
    let expected = ValueText.describe(specified.value)
    let received = ValueText.describe(actual)
    let isShort = expected.count + received.count <= wholeLimit
    return isShort && expected != received && !expected.contains("\\n")
      ? ["\(name): \(LeafText.mismatch(specified.value, actual))"]
      : Difference(specified.value, actual, path: name).lines.map(\.description)
  }
}
