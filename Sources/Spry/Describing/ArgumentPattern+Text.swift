extension ArgumentPattern {
  /// Describes the arguments that a stub matches: `with(7, "x")`.
  var text: String {
    let condition = condition.map { ["matching: \($0.typeText)"] } ?? []
    let texts = matchers.isEmpty ? condition : argumentTexts + condition
    return texts.isEmpty ? "any arguments" : "with(\(texts.joined(separator: ", ")))"
  }

  /// The texts of the single arguments: `7`, `"x"`.
  var argumentTexts: [String] {
    matchers.map(\.description) + (hasRest ? [Argument.rest.description] : [])
  }
}

extension ArgumentPattern.Condition {
  /// The type of the closure that matches all arguments: `(Trail, String) -> Bool`.
  var typeText: String {
    "(\(types.map { TypeText.describe($0) }.joined(separator: ", "))) -> Bool"
  }
}
