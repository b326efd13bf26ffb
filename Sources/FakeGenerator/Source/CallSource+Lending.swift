extension CallSource {
  /// Closures that must not escape are lent to the call only.
  func lending(
    _ closures: ArraySlice<Parameter>, before: String = "", in layout: Layout
  ) -> [String] {
    guard let closure = closures.first else { return bareAnswer(before: before, in: layout) }
    let body = lending(closures.dropFirst(), in: layout.deeper)
    if staysWithCaller { return lendingByName(closure, body, before: before, in: layout) }
    // The compiler finds out by itself what the closure does, but for the error of one type.
    let isTyped = !thrownType.isEmpty
    let name = isTyped ? "(\(closure.name))\(effects.text)" : closure.name
    let lent = "\(before)\(marks)withoutActuallyEscaping(\(closure.name)) { \(name) in"
    return [layout.margin + lent] + body + ["\(layout.margin)}"]
  }

  /// Whether the member runs where its caller does, which it could not tell of a closure.
  private var staysWithCaller: Bool {
    member.declaration.keyword == "func" && kind != .spyable && effects.isAsync
      && member.declaration.modifiers.contains(Token.nonsending)
  }

  /// Lends a closure to a function that can say where it runs.
  private func lendingByName(
    _ closure: Parameter, _ body: [String], before: String, in layout: Layout
  ) -> [String] {
    let result = member.declaration.result
    let parameters = member.declaration.parameters.map(\.name)
    let name = ["answer", "reply"].first { !parameters.contains($0) } ?? "answerCall"
    let opening = "\(layout.margin)\(Token.nonsending) func \(name)("
    let parameter = "_ \(closure.name): \(closure.type.escaping.text)"
    let closing = ")\(effects.text)\(result.isEmpty ? "" : " -> \(result.text)") {"
    let line = opening + parameter + closing
    let head =
      line.count <= Layout.width
      ? [line] : [opening, layout.deeper.margin + parameter, layout.margin + closing]
    let statement = before.isEmpty && !result.isEmpty ? "return " : before
    return head + body + [
      "\(layout.margin)}",
      "\(layout.margin)\(statement)\(marks)withoutActuallyEscaping(\(closure.name), do: \(name))",
    ]
  }
}

extension TypeText {
  /// The type of a closure that may escape.
  fileprivate var escaping: TypeText {
    let start = tokens.prefix { [Token.nonsending, "sending"].contains($0.text) }
    return TypeText(start + [Token(.attribute, "@escaping")] + tokens.dropFirst(start.count))
  }
}
