// The source of a member's body, which is a call to Spry.
extension MemberSource {
  /// The body of a function, an initializer or a getter.
  var answer: [String] {
    if member.cannotBeCalled { return [] }
    return (member.superArguments.map { ["super.init(\($0))"] } ?? []) + ownAnswer
  }

  /// The call to the same initializer of the superclass.
  var superCall: String {
    let marks = (effects.canThrow ? "try " : "") + (effects.isAsync ? "await " : "")
    return "\(marks)\(unsafeMark)super.init(\(member.superArguments ?? passedArguments))"
  }

  /// The body of a setter, empty if there is nothing to do.
  var set: [String] {
    if member.cannotBeCalled || member.neverReturns { return [] }
    let mark = isRealUnsafe ? "unsafe " : unsafeMark
    let real = member.setsReal ? realMember.map { ["\(mark)\($0) = newValue"] } ?? [] : []
    guard kind != .stubbable else { return real }
    let value =
      member.isSetWeakly
      ? "Weakly(newValue)" : member.hasNestedResult ? "newValue as Any?" : "newValue"
    return [call("recordCall", arguments + [value])] + real
  }

  private var ownAnswer: [String] {
    // A spy has no answer, and the compiler warns about code after an async call that never
    // returns.
    if member.neverReturns, kind == .spyable || effects.isAsync {
      var member = member
      member.declaration.result = TokenList()
      member.neverReturns = false
      return MemberSource(member: member, options: options).answer
        + ["fatalError(\"\(member.title) never returns\")"]
    }
    guard bareAnswer() != nil else { return [] }
    let closures = declaration.parameters.filter(\.isLent)
    let opening = openingBoxes
    if canFail {
      return opening + lending(closures[...], before: "let isMade: Bool = ")
        + ["guard isMade else { return nil }"]
    }
    if member.isSent {
      let type = TokenList(declaration.result.tokens.dropFirst()).text
      let name = unusedName(["answer", "reply", "givenAnswer"])
      // Only the stub's author can promise not to use the value again.
      return opening
        + lending(closures[...], before: "nonisolated(unsafe) let \(name): \(type) = ")
        + ["return unsafe \(name)"]
    }
    let isReturned = member.needsReturn || !opening.isEmpty && !member.returnsNothing
    return opening + lending(closures[...], before: isReturned ? "return " : "")
  }

  /// The call to Spry, unless there is nothing to answer.
  func bareAnswer(before: String = "") -> String? {
    guard !member.isInitializer else { return initialization(before: before) }
    let mark = isRealUnsafe && unsafeMark.isEmpty ? "unsafe " : ""
    let fallback =
      kind == .spyable ? [] : realMember.map { ["fallbackValue: \(mark)\(marks)\($0)"] } ?? []
    return call(answering, arguments, thrownType + fallback, before: before)
  }

  /// The call for an initializer, which the type answers and which succeeds by default.
  private func initialization(before: String) -> String? {
    if kind == .spyable || !canFail && !effects.canThrow {
      return kind == .stubbable ? nil : call("Self.recordCall", arguments)
    }
    let ending = canFail ? ["fallbackValue: true"] : ["as: Void.self", "fallbackValue: ()"]
    return call("Self.\(answering)", arguments, thrownType + ending, before: before)
  }

  /// Whether a stub can make the initializer return `nil`.
  private var canFail: Bool { declaration.isFailable && kind != .spyable }

  /// The name of Spry's function that answers.
  private var answering: String {
    if kind == .spyable { return "recordCall" }
    let name = kind == .spryable && !member.isProperty ? "spryify" : "stubbedValue"
    return effects.canThrow ? "\(name)Throws" : name
  }

  var thrownType: [String] {
    guard kind != .spyable, case .only(let error) = effects.throwing else { return [] }
    return ["throwing: \(error.text).self"]
  }

  var marks: String {
    guard kind != .spyable else { return "" }
    return (effects.canThrow ? "try " : "") + (effects.isAsync ? "await " : "")
  }

  /// The mark that strict memory safety requires before an expression with such types.
  func unsafeMark(_ types: [TokenList]) -> String {
    types.contains(where: \.isUnsafe) ? "unsafe " : ""
  }

  /// Whether accessing the real property is unsafe.
  private var isRealUnsafe: Bool { declaration.modifiers.contains("nonisolated(unsafe)") }

  private var unsafeMark: String { unsafeMark(declaration.types) }

  private var arguments: [String] {
    declaration.parameters.map {
      box(of: $0).map { [isNested = $0.isNested] in isNested ? "\($0) as Any?" : $0 }
        ?? $0.expression(throwing: declaration.genericNames)
    }
  }

  private func call(
    _ function: String, _ arguments: [String], _ ending: [String] = [], before: String = ""
  ) -> String {
    let arguments = arguments.prefix(1).map { "arguments: \($0)" } + arguments.dropFirst()
    let marks = (function.hasSuffix("recordCall") ? "" : marks) + unsafeMark
    let items = [caseReference] + arguments + ending
    return "\(before)\(marks)\(function)(\(items.joined(separator: ", ")))"
  }

  private var caseReference: String {
    let name = Keyword.escapedMember(member.caseName)
    // A leading dot would refer to cases of Optional.
    guard ["none", "some"].contains(member.caseName) else { return ".\(name)" }
    return "\(member.isRecordedByType ? "ClassFunction" : "Function").\(name)"
  }

  /// The same member of the real object or superclass, with the same arguments.
  private var realMember: String? {
    guard let receiver = member.realReceiver else { return nil }
    if member.isSubscript { return "\(receiver)[\(passedArguments)]" }
    let name = "\(receiver).\(declaration.name)"
    return member.isProperty ? name : "\(name)(\(passedArguments))"
  }

  /// The arguments for another function with the same parameters.
  private var passedArguments: String {
    declaration.parameters.map { parameter in
      let value =
        switch parameter.passing {
        case .pack: "repeat each \(parameter.name)"
        case .evaluated(let mark): box(of: parameter) ?? "\(mark)\(parameter.name)()"
        case .written: "&" + (box(of: parameter).map { "\($0).value" } ?? parameter.name)
        default: parameter.name
        }
      let name = Keyword.escapedLabel(parameter.plainName)
      let label = parameter.label ?? (member.isSubscript ? "_" : name)
      return label == "_" ? value : "\(label): \(value)"
    }.joined(separator: ", ")
  }
}

extension Parameter {
  /// The argument for Spry, which is often only the parameter's name.
  ///
  /// - Parameter generics: The names of the member's generic parameters.
  /// - Returns: The expression.
  fileprivate func expression(throwing generics: [String]) -> String {
    let value = untyped(generics) ?? recorded
    return switch passing {
    case .value, .written: value
    case .copy: "copy \(name)"
    case .pack: "(repeat each \(name))"
    case .transient: "Transient(\(value))"
    case .rethrown: "Rethrowing(\(name))"
    case .evaluated(let mark): "\(mark)\(name)()\(isNested ? " as Any?" : "")"
    case .placeholder(let text): "\"<\(text)>\""
    }
  }

  /// The value as one of Spry's arguments, without a warning about nested optionals.
  var recorded: String { isNested ? "\(name) as Any?" : name }

  /// Returns a closure that calls this one and can throw any error, or `nil` if this one's type of
  /// error isn't a generic parameter.
  ///
  /// Such a closure ends the process if it throws after it has been cast to a type with `throws`.
  private func untyped(_ generics: [String]) -> String? {
    let closure = Passing.bare(type)
    guard !closure.isVariadic, let error = closure.typedError, generics.contains(error.text)
    else { return nil }
    let values = closure.closureParameters.enumerated().map { index, parameter in
      parameter.tokens.contains { $0.text == "inout" } ? "&$\(index)" : "$\(index)"
    }
    let mark = closure.isAsyncFunction ? "try await" : "try"
    let call = "\(mark) \(name)(\(values.joined(separator: ", ")))"
    return "{ \(call) } as \(closure.withoutTypedError.text)"
  }
}
