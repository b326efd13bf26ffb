// Parameters that stubs can write, and those that must be evaluated only once.
extension MemberSource {
  private var boxed: [Parameter] {
    declaration.parameters.filter { parameter in
      if case .evaluated = parameter.passing { return member.realReceiver != nil }
      return parameter.passing == .written
    }
  }

  /// The name of the constant with the `Inout` or the value of such a parameter.
  func box(of parameter: Parameter) -> String? {
    guard boxed.contains(where: { $0.name == parameter.name }) else { return nil }
    let name = parameter.plainName
    let names = ["\(name)Argument", "\(name)Inout", "\(name)Value", "\(name)Written"]
    return unusedName((boxed.count == 1 ? ["argument"] : []) + names)
  }

  /// Wraps the parameters that stubs can write, and writes them back when the member returns.
  var openingBoxes: [String] {
    boxed.flatMap { parameter in
      let mark = unsafeMark([parameter.type])
      let box = box(of: parameter) ?? ""
      if case .evaluated(let mark) = parameter.passing {
        return ["let \(box) = \(mark)\(parameter.name)()"]
      }
      return [
        "let \(box) = \(mark)Inout(\(parameter.name))",
        "defer { \(mark)\(parameter.name) = \(box).value }",
      ]
    }
  }

  /// The first of some names that no parameter has, or else the last.
  func unusedName(_ names: [String]) -> String {
    let taken = declaration.parameters.map(\.name)
    return names.first { !taken.contains($0) } ?? names[names.count - 1]
  }
}

// Closures that Spry can use only until the member returns.
extension MemberSource {
  /// Writes the call to Spry inside `withoutActuallyEscaping`, once for each of these closures.
  func lending(_ closures: ArraySlice<Parameter>, before: String = "") -> [String] {
    guard let closure = closures.first else { return [bareAnswer(before: before) ?? ""] }
    let body = lending(closures.dropFirst())
    if mayStayWithCaller { return lendingByName(closure, body, before: before) }
    // The compiler infers the effects of the closure, except for a typed error.
    let name = closure.name + (thrownType.isEmpty ? "" : effects.text)
    let start = before + marks + unsafeMark([closure.type])
    return ["\(start)withoutActuallyEscaping(\(closure.name)) { \(name) in"] + body.indented + ["}"]
  }

  /// Whether the member may run on its caller's actor.
  ///
  /// It does if it is `nonisolated(nonsending)`, or if `NonisolatedNonsendingByDefault` is on. A
  /// function in its body then does the same, but a closure doesn't.
  private var mayStayWithCaller: Bool {
    declaration.keyword == "func" && kind != .spyable && effects.isAsync
  }

  /// Passes a closure to a function in the member's body.
  private func lendingByName(
    _ closure: Parameter, _ body: [String], before: String
  ) -> [String] {
    var function = Declaration()
    function.modifiers = declaration.modifiers.filter { $0 == Token.nonsending }
    function.keyword = "func"
    function.name = unusedName(["answer", "reply", "answerCall"])
    function.parameters = [Parameter(label: "_", name: closure.name, type: closure.type.escaping)]
    function.effects = effects
    function.result = declaration.result
    let start = before.isEmpty && !member.returnsNothing ? "return " : before
    let mark = marks + unsafeMark([closure.type, declaration.result])
    return .block(function.head(after: function.modifiers), body) + [
      "\(start)\(mark)withoutActuallyEscaping(\(closure.name), do: \(function.name))"
    ]
  }
}

extension Parameter {
  /// Whether it is a closure that Spry can use only until the member returns.
  var isLent: Bool {
    switch passing {
    case .transient: true
    case .rethrown: !type.tokens.prefix { $0.kind == .attribute }.map(\.text).contains("@escaping")
    default: false
    }
  }
}
