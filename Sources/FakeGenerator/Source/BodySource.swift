/// Writes the call of Spry that makes up a member's body.
struct BodySource {
  let member: Member
  let kind: FakeOptions.Kind

  var effects: Effects { member.declaration.effects }

  /// The body of a function, an initialiser or a getter.
  func answer(in layout: Layout) -> [String] {
    if member.cannotBeCalled { return [] }
    if endsByItself { return ending(in: layout) }
    let closures = member.declaration.parameters.filter { $0.passing == .transient }
    guard !bareAnswer(before: "", in: layout).isEmpty else { return [] }
    if canFail {
      return lending(closures[...], before: "let isMade: Bool = ", in: layout)
        + ["\(layout.margin)guard isMade else { return nil }"]
    }
    if member.isSent {
      let type = member.declaration.result.tokens.dropFirst()
      let start = "nonisolated(unsafe) let \(sentName): \(TokenList(type).text) = "
      return lending(closures[...], before: start, in: layout) + handingOver(in: layout)
    }
    return lending(closures[...], before: member.needsReturn ? "return " : "", in: layout)
  }

  /// Whether the call of Spry returns though the member must not: a spy has no answer, and the
  /// compiler warns about what follows an async call that never returns.
  private var endsByItself: Bool {
    member.neverReturns && (kind == .spyable || effects.isAsync)
  }

  /// The body of a member that returns nothing, and the end of the process.
  private func ending(in layout: Layout) -> [String] {
    var member = member
    member.declaration.result = TokenList()
    member.neverReturns = false
    return BodySource(member: member, kind: kind).answer(in: layout)
      + ["\(layout.margin)fatalError(\"\(member.title) never returns\")"]
  }

  /// The body of a setter, empty where there is nothing to do.
  func set(in layout: Layout) -> [String] {
    if member.cannotBeCalled || member.neverReturns { return [] }
    let mark = isRealUnsafe ? "unsafe " : unsafeMark
    let real = realSetting.map { [layout.margin + mark + $0] } ?? []
    guard kind != .stubbable else { return real }
    return call("recordCall", arguments + ["newValue"], in: layout) + real
  }

  func bareAnswer(before: String, in layout: Layout) -> [String] {
    if member.isInitializer { return initialization(before: before, in: layout) }
    let mark = isRealUnsafe && unsafeMark.isEmpty ? "unsafe " : ""
    let fallback = realCall.map { ["fallbackValue: \(mark)\($0)"] } ?? []
    return call(answering, arguments, thrownType + fallback, before: before, in: layout)
  }

  /// What follows the call: a value that is given away is no longer the stub's by promise only.
  private func handingOver(in layout: Layout) -> [String] {
    ["\(layout.margin)return unsafe \(sentName)"]
  }

  private var sentName: String {
    let parameters = member.declaration.parameters.map(\.name)
    return ["answer", "reply"].first { !parameters.contains($0) } ?? "givenAnswer"
  }

  /// An initialiser is answered by the type, and succeeds where no stub says otherwise.
  private func initialization(before: String, in layout: Layout) -> [String] {
    if kind == .spyable || !canFail && !effects.canThrow {
      return kind == .stubbable ? [] : call("Self.recordCall", arguments, in: layout)
    }
    let ending = canFail ? ["fallbackValue: true"] : ["as: Void.self", "fallbackValue: ()"]
    return call("Self.\(answering)", arguments, thrownType + ending, before: before, in: layout)
  }

  /// Whether a stub decides that an initialiser makes nothing.
  private var canFail: Bool { member.declaration.isFailable && kind != .spyable }

  /// The function that answers.
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

  /// What strict memory safety asks for before an expression with such types.
  func unsafeMark(_ types: [TokenList]) -> String {
    types.contains(where: UnsafeTypes.contain) ? "unsafe " : ""
  }

  /// Whether what answers is shared by tasks at the risk of who wrote it.
  private var isRealUnsafe: Bool {
    member.declaration.modifiers.contains("nonisolated(unsafe)")
  }

  private var unsafeMark: String { unsafeMark(member.declaration.types) }

  private var arguments: [String] { member.declaration.parameters.map(\.expression) }

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
    // These would be taken for cases of an optional.
    guard ["none", "some"].contains(member.caseName) else { return ".\(name)" }
    return "\(member.isRecordedByType ? "ClassFunction" : "Function").\(name)"
  }
}

extension Parameter {
  /// The parameter as it is handed to Spry.
  fileprivate var expression: String {
    switch passing {
    case .value: name
    case .copy: "copy \(name)"
    case .pack: "(repeat each \(name))"
    case .transient: "Transient(\(name))"
    case .evaluated(let mark): "\(mark)\(name)()"
    case .placeholder(let text): "\"<\(text)>\""
    }
  }
}
