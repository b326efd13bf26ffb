extension BodySource {
  /// Writes the call to Spry inside `withoutActuallyEscaping`, once for each non-escaping closure.
  func lending(
    _ closures: ArraySlice<Parameter>, before: String = "", in layout: Layout
  ) -> [String] {
    guard let closure = closures.first else { return bareAnswer(before: before, in: layout) }
    let body = lending(closures.dropFirst(), in: layout.deeper)
    if mayStayWithCaller { return lendingByName(closure, body, before: before, in: layout) }
    // The compiler infers the effects of the closure, except for a typed error.
    let isTyped = !thrownType.isEmpty
    let name = closure.name + (isTyped ? effects.text : "")
    let start = layout.margin + before + marks + unsafeMark([closure.type])
    let lent = "withoutActuallyEscaping(\(closure.name)) { \(name) in"
    return [start + lent] + body + ["\(layout.margin)}"]
  }

  /// Whether the member may run on its caller's actor.
  ///
  /// It does if it is `nonisolated(nonsending)`, or if `NonisolatedNonsendingByDefault` is on. A
  /// function in its body then does the same, but a closure doesn't.
  private var mayStayWithCaller: Bool {
    member.declaration.keyword == "func" && kind != .spyable && effects.isAsync
  }

  /// Passes a closure to a function in the member's body.
  private func lendingByName(
    _ closure: Parameter, _ body: [String], before: String, in layout: Layout
  ) -> [String] {
    let result = member.declaration.result
    let parameters = member.declaration.parameters.map(\.name)
    let name = ["answer", "reply"].first { !parameters.contains($0) } ?? "answerCall"
    let isolation = member.declaration.modifiers.filter { $0 == Token.nonsending }
    let opening = layout.margin + (isolation + ["func \(name)("]).joined(separator: " ")
    let parameter = "_ \(closure.name): \(closure.type.escaping.text)"
    let closing = ")\(effects.text)\(result.isEmpty ? "" : " -> \(result.text)") {"
    let line = opening + parameter + closing
    let head =
      line.count <= Layout.width
      ? [line] : [opening, layout.deeper.margin + parameter, layout.margin + closing]
    let statement = before.isEmpty && !result.isEmpty ? "return " : before
    return head + body + [
      "\(layout.margin)}",
      "\(layout.margin)\(statement)\(marks)\(unsafeMark([closure.type, result]))"
        + "withoutActuallyEscaping(\(closure.name), do: \(name))",
    ]
  }
}
