/// The source of a member's body, which is a call to Spry.
struct BodySource {
  let member: Member
  let kind: FakeOptions.Kind

  var effects: Effects { member.declaration.effects }

  /// The body of a function, an initializer or a getter.
  func answer(in layout: Layout) -> [String] {
    if member.cannotBeCalled { return [] }
    let call = member.superArguments.map { ["\(layout.margin)super.init(\($0))"] } ?? []
    return call + ownAnswer(in: layout)
  }

  /// The body of an initializer that calls the same one of the superclass.
  func superInitializer(in layout: Layout) -> [String] {
    let values = member.declaration.parameters.map { $0.passed(in: nil, isSubscript: false) }
    let arguments = member.superArguments ?? values.joined(separator: ", ")
    let marks = (effects.canThrow ? "try " : "") + (effects.isAsync ? "await " : "")
    return ["\(layout.margin)\(marks)\(unsafeMark)super.init(\(arguments))"]
  }

  private func ownAnswer(in layout: Layout) -> [String] {
    if endsByItself { return ending(in: layout) }
    let closures = member.declaration.parameters.filter(\.isLent)
    guard !bareAnswer(before: "", in: layout).isEmpty else { return [] }
    if canFail {
      return openingBoxes(in: layout)
        + lending(closures[...], before: "let isMade: Bool = ", in: layout)
        + ["\(layout.margin)guard isMade else { return nil }"]
    }
    if member.isSent {
      let type = member.declaration.result.tokens.dropFirst()
      let start = "nonisolated(unsafe) let \(sentName): \(TokenList(type).text) = "
      return openingBoxes(in: layout) + lending(closures[...], before: start, in: layout)
        + handingOver(in: layout)
    }
    let opening = openingBoxes(in: layout)
    let isReturned = member.needsReturn || !opening.isEmpty && !member.returnsNothing
    return opening + lending(closures[...], before: isReturned ? "return " : "", in: layout)
  }

  /// Whether the body ends the process after a call to Spry that returns nothing.
  ///
  /// A spy has no answer, and the compiler warns about code after an async call that never returns.
  private var endsByItself: Bool {
    member.neverReturns && (kind == .spyable || effects.isAsync)
  }

  /// The body of a member without a result, followed by a fatal error.
  private func ending(in layout: Layout) -> [String] {
    var member = member
    member.declaration.result = TokenList()
    member.neverReturns = false
    return BodySource(member: member, kind: kind).answer(in: layout)
      + ["\(layout.margin)fatalError(\"\(member.title) never returns\")"]
  }

  /// The body of a setter, empty if there is nothing to do.
  func set(in layout: Layout) -> [String] {
    if member.cannotBeCalled || member.neverReturns { return [] }
    let mark = isRealUnsafe ? "unsafe " : unsafeMark
    let real = realSetting.map { [layout.margin + mark + $0] } ?? []
    guard kind != .stubbable else { return real }
    let value =
      member.isSetWeakly
      ? "Weakly(newValue)" : member.hasNestedResult ? "newValue as Any?" : "newValue"
    return call("recordCall", arguments + [value], in: layout) + real
  }

  func bareAnswer(before: String, in layout: Layout) -> [String] {
    if member.isInitializer { return initialization(before: before, in: layout) }
    let mark = isRealUnsafe && unsafeMark.isEmpty ? "unsafe " : ""
    let fallback = realCall.map { ["fallbackValue: \(mark)\($0)"] } ?? []
    return call(answering, arguments, thrownType + fallback, before: before, in: layout)
  }

  /// Returns a `sending` result.
  ///
  /// It is marked `unsafe` because only the stub's author can promise not to use the value again.
  private func handingOver(in layout: Layout) -> [String] {
    ["\(layout.margin)return unsafe \(sentName)"]
  }

  private var sentName: String {
    let parameters = member.declaration.parameters.map(\.name)
    return ["answer", "reply"].first { !parameters.contains($0) } ?? "givenAnswer"
  }

  /// The call for an initializer, which the type answers and which succeeds by default.
  private func initialization(before: String, in layout: Layout) -> [String] {
    if kind == .spyable || !canFail && !effects.canThrow {
      return kind == .stubbable ? [] : call("Self.recordCall", arguments, in: layout)
    }
    let ending = canFail ? ["fallbackValue: true"] : ["as: Void.self", "fallbackValue: ()"]
    return call("Self.\(answering)", arguments, thrownType + ending, before: before, in: layout)
  }

  /// Whether a stub can make the initializer return `nil`.
  private var canFail: Bool { member.declaration.isFailable && kind != .spyable }

  /// The name of Spry's function that answers.
  private var answering: String {
    switch kind {
    case .spyable: "recordCall"
    case .spryable where !member.isProperty: effects.canThrow ? "spryifyThrows" : "spryify"
    case .spryable, .stubbable: effects.canThrow ? "stubbedValueThrows" : "stubbedValue"
    }
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
  private var isRealUnsafe: Bool {
    member.declaration.modifiers.contains("nonisolated(unsafe)")
  }

  private var unsafeMark: String { unsafeMark(member.declaration.types) }

  private var arguments: [String] {
    let names = member.declaration.genericNames
    return member.declaration.parameters.map { box(of: $0) ?? $0.expression(throwing: names) }
  }

  private func call(
    _ function: String, _ arguments: [String], _ ending: [String] = [], before: String = "",
    in layout: Layout
  ) -> [String] {
    var items = arguments
    if let first = items.first { items[0] = "arguments: \(first)" }
    let marks = (function.hasSuffix("recordCall") ? "" : marks) + unsafeMark
    return layout.call(before + marks + function, [caseReference] + items + ending)
  }

  private var caseReference: String {
    let name = Keyword.escapedMember(member.caseName)
    // A leading dot would refer to cases of Optional.
    guard ["none", "some"].contains(member.caseName) else { return ".\(name)" }
    return "\(member.isRecordedByType ? "ClassFunction" : "Function").\(name)"
  }
}

extension Parameter {
  /// Writes the argument for Spry.
  ///
  /// - Parameter generics: The names of the member's generic parameters.
  /// - Returns: The expression, which is often only the parameter's name.
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
    guard closure.isFunction, !closure.isVariadic else { return nil }
    let effects = DeclarationReader.closureEffects(of: closure)
    guard let error = closure.typedError, generics.contains(error.text) else { return nil }
    let values = closure.closureParameters.enumerated().map { index, parameter in
      parameter.tokens.contains { $0.text == "inout" } ? "&$\(index)" : "$\(index)"
    }
    let call = "\(effects.isAsync ? "try await" : "try") \(name)(\(values.joined(separator: ", ")))"
    return "{ \(call) } as \(closure.withoutTypedError.text)"
  }
}

// Calls to the real object or superclass.
extension BodySource {
  /// The call to the real member, with the same arguments.
  var realCall: String? {
    guard let receiver = member.realReceiver, kind != .spyable else { return nil }
    return marks + expression(receiver)
  }

  /// The assignment to the real property.
  var realSetting: String? {
    guard let receiver = member.realReceiver, member.setsReal else { return nil }
    return "\(expression(receiver)) = newValue"
  }

  private func expression(_ receiver: String) -> String {
    let arguments = member.declaration.parameters.map { parameter in
      parameter.passed(in: box(of: parameter), isSubscript: member.isSubscript)
    }.joined(separator: ", ")
    if member.isSubscript { return "\(receiver)[\(arguments)]" }
    let name = "\(receiver).\(member.declaration.name)"
    return member.isProperty ? name : "\(name)(\(arguments))"
  }
}

extension Parameter {
  /// The argument for another function with the same parameter.
  fileprivate func passed(in box: String?, isSubscript: Bool) -> String {
    let value =
      switch passing {
      case .pack: "repeat each \(name)"
      case .evaluated(let mark): "\(mark)\(name)()"
      case .written: "&" + (box.map { "\($0).value" } ?? name)
      default: name
      }
    let label = self.label ?? (isSubscript ? "_" : Keyword.escapedLabel(name.filter { $0 != "`" }))
    return label == "_" ? value : "\(label): \(value)"
  }
}
