/// The rewriting of members with `rethrows`, so that errors of their closures leave the fake.
///
/// A member that throws the error type of its closures satisfies a requirement with `rethrows`.
struct RethrownErrors {
  /// The names of the fake's own types.
  let taken: Set<String>
  let kind: FakeOptions.Kind

  /// Rewrites a member, if it rethrows.
  func callAsFunction(_ member: Member) -> Member {
    guard member.declaration.effects.throwing == .rethrowing else { return member }
    var member = member
    member.isRethrowing = true
    let parameters = member.declaration.parameters
    let throwing = parameters.indices.filter { Self.isThrowing(parameters[$0].type) }
    let closures = throwing.filter { position in
      !parameters[position].type.tokens.contains { $0.text == "@autoclosure" }
    }
    // One for the error can't be added to generic parameters with `~Copyable`.
    let demands = member.declaration.constraints + [member.declaration.generics]
    let isOpen = !demands.flatMap(\.tokens).contains { $0.isSign("~") }
    // Autoclosures are evaluated in the body, which may rethrow their errors.
    if closures.isEmpty, !parameters.contains(where: { $0.passing == .transient }) { return member }
    if !closures.isEmpty, !member.isOverride, kind != .spyable, isOpen,
      closures.allSatisfy({ Self.canBeWrapped(parameters[$0].type) })
    {
      declareError(in: &member.declaration, of: throwing)
      for position in closures { member.declaration.parameters[position].passing = .rethrown }
    } else {
      member.declaration.effects.throwing = .never
      member.declaration.evaluateAgain()
    }
    return member
  }

  /// Gives a declaration a generic parameter for the error of its closures.
  private func declareError(in declaration: inout Declaration, of positions: [Int]) {
    var used = taken.union(declaration.types.flatMap(\.tokens).map(\.text))
    let name = Token(.type, used.insertUnused(["Failure", "Thrown"], numbered: "Failure"))
    let error = Token(.type, "Error", symbol: StandardProtocol.error.rawValue)
    if !declaration.generics.isEmpty { declaration.generics.tokens.append(Token(.sign, ",")) }
    declaration.generics.tokens += [name, Token(.sign, ":"), error]
    declaration.effects.throwing = .only(TokenList([name]))
    for position in positions {
      declaration.parameters[position].type.limitErrors(to: name)
    }
  }

  private static func isThrowing(_ type: TokenList) -> Bool {
    let bare = Passing.bare(type)
    return bare.isFunction && DeclarationReader.closureEffects(of: bare).throwing != .never
  }

  /// Whether Spry's `Rethrowing` has an initializer for closures of a type.
  private static func canBeWrapped(_ type: TokenList) -> Bool {
    let bare = Passing.bare(type)
    let attributes = type.tokens.dropLast(bare.tokens.count).map(\.text)
    let effects = DeclarationReader.closureEffects(of: bare)
    guard effects.throwing == .anything, !bare.isVariadic,
      attributes.allSatisfy({ ["@escaping", "@Sendable"].contains($0) }),
      !bare.tokens.contains(where: { $0.isWord("sending") })
    else { return false }
    let values = bare.closureParameters
    if values.count > (effects.isAsync ? 1 : 2) { return false }
    return values.allSatisfy { value in
      let type = Passing.bare(value)
      let words = value.tokens.dropLast(type.tokens.count).map(\.text)
      if words == ["inout"] { return values.count == 1 && !effects.isAsync }
      return words.allSatisfy { $0 == "@escaping" } && (!type.isFunction || !words.isEmpty)
        && type.tokens.first?.text != "repeat"
    }
  }
}

extension Declaration {
  /// Determines again how the values of autoclosures are passed, after the effects have changed.
  mutating func evaluateAgain() {
    for position in parameters.indices {
      guard case .evaluated = parameters[position].passing else { continue }
      parameters[position].passing = Passing(parameters[position].type, in: effects)
    }
  }
}

extension TokenList {
  /// Replaces the `throws` of a function type with typed throws.
  fileprivate mutating func limitErrors(to error: Token) {
    var depth = 0
    let start = tokens.firstIndex { token in
      depth += token.nesting
      return depth == 0 && token.isWord("throws")
    }
    guard let start else { return }
    let arrow = tokens[start...].firstIndex { $0.isSign("->") } ?? tokens.endIndex
    tokens.replaceSubrange(
      start + 1..<arrow, with: [Token(.sign, "("), error, Token(.sign, ")")])
  }
}
