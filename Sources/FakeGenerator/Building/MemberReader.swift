/// A reader that turns requirements and overridable members into members of a fake.
struct MemberReader {
  let index: SymbolIndex
  /// The fake without its members.
  let fake: Fake
  /// Facts from the sources of modules.
  let sources: [String: SourceFacts]

  /// Reads a requirement or a class's member.
  func member(_ symbol: Symbol) -> Member {
    let identifier = PreciseIdentifier(symbol.id)
    var declaration = symbol.declaration
    let isComplete = declaration.completeClosures(of: identifier)
    if fake.options.isConcurrentWritten { declaration = declaration.mapTypes(\.writingConcurrent) }
    declaration.attributes += inheritedActors(of: symbol)
    let underscores = identifier.areUnderscores(
      labels: declaration.parameters.count, hasBaseName: declaration.keyword == "func")
    for (position, isUnderscore) in underscores.enumerated() where isUnderscore {
      declaration.parameters[position].label = "`_`"
    }
    declaration.parameters = declaration.parameters.map { parameter($0, of: declaration) }
    var member = member(declaration, title: symbol.title, of: index.owner(of: symbol))
    member.fixity = symbol.kind == .operator ? identifier.fixity : nil
    member.hasUnclearClosure = !isComplete
    return member
  }

  /// Reads a requirement of the standard library.
  func member(title: String, text: String) -> Member {
    let tokens = Token.tokens(of: [Fragment(kind: "text", spelling: text, preciseIdentifier: nil)])
    return member(DeclarationReader.read(tokens), title: title, of: nil)
  }

  private func member(_ declaration: Declaration, title: String, of owner: Symbol?) -> Member {
    let replaced = fake.isClass ? declaration : SelfReplacement(name: fake.name)(declaration)
    let result = declaration.result
    var member = Member(
      declaration: replaced.renamingGenerics(fake.ownTypes), title: title, owner: owner,
      isStatic: declaration.modifiers.contains { $0 == "static" || $0 == "class" },
      isOverride: fake.isClass)
    member.leading = leading(of: member, declaration)
    member.isSent =
      result.tokens.first?.isWord("sending") == true && fake.options.kind != .spyable
      && !isSendable(result)
    member.resultFunctions = index.functionContent(of: result)
    member.isSetWeakly = member.isProperty && index.isOptionalObject(result)
    member.hasNestedResult = index.optionalDepth(of: result) > 1
    member.neverReturns = index.isUninhabited(result)
    member.cannotBeCalled = declaration.parameters.contains { index.isUninhabited($0.type) }
    let builders = declaration.attributes.filter { $0.symbol != nil && !index.isGlobalActor($0) }
    member.needsReturn = !fake.isClass && !builders.isEmpty
    return member
  }

  private func parameter(_ parameter: Parameter, of declaration: Declaration) -> Parameter {
    var parameter = parameter
    parameter.passing = passing(parameter.type, in: declaration)
    let words = parameter.type.tokens.dropLast(Passing.bare(parameter.type).tokens.count)
    parameter.isSent = words.contains { $0.isWord("sending") } && !isSendable(parameter.type)
    if let value = parameter.valueType {
      parameter.isNested = index.optionalDepth(of: value) > 1
      parameter.functions = index.functionContent(of: value)
    }
    parameter.defaultValue = repeatable(parameter.defaultValue, of: parameter.type)
    // Removing the wrapper would change the parameter's type for callers of the class's member.
    parameter.attributes.removeAll { !fake.isClass || !mayBeWrapper($0) }
    return parameter
  }

  /// The global actor of a class or protocol in Objective-C, which graphs may not repeat at its
  /// members.
  private func inheritedActors(of symbol: Symbol) -> [Token] {
    guard symbol.id.hasPrefix("c:objc("), let owner = index.owner(of: symbol),
      !symbol.declaration.attributes.contains(where: index.isGlobalActor)
    else { return [] }
    return owner.declaration.attributes.filter(index.isGlobalActor)
  }

  private func passing(_ type: TokenList, in declaration: Declaration) -> Passing {
    let placeholder = Passing.placeholder(Passing.bare(type).text)
    guard isBoxable(type, in: declaration) else { return placeholder }
    let passing = Passing(type, in: declaration.effects)
    switch passing {
    case .written:
      // Only stubs can write an argument.
      let isStubbed =
        declaration.keyword != "init" || declaration.isFailable || declaration.effects.canThrow
      return isStubbed && fake.options.kind != .spyable ? .written : .value
    case .evaluated where type.split(at: "->").last.map(index.isUninhabited) == true:
      // Evaluating it would end the process.
      return placeholder
    default:
      return passing
    }
  }

  /// Whether an attribute is a property wrapper, as far as that is known.
  private func mayBeWrapper(_ attribute: Token) -> Bool {
    guard let id = attribute.symbol else { return false }
    guard let symbol = index.symbol(id) else { return true }
    return symbol.declaration.attributes.contains { $0.text == "@propertyWrapper" }
  }

  /// The attributes and modifiers before a member.
  private func leading(of member: Member, _ declaration: Declaration) -> [String] {
    // A parent requires the member without isolation.
    let isFreed = fake.freeMembers.contains(member.title)
    let actors = declaration.attributes.filter(index.isGlobalActor)
    let otherActors = actors.filter { $0.text != fake.globalActor?.text && !isFreed }
    let kept = declaration.attributes.filter {
      otherActors.contains($0) || ["@discardableResult", "@concurrent"].contains($0.text)
    }
    // A computed property has no storage that could be unsafe.
    let isolation = declaration.modifiers.filter { $0.hasPrefix("nonisolated") && !isFreed }
      .map { $0 == "nonisolated(unsafe)" ? "nonisolated" : $0 }
    let leading = kept.map(\.text) + isolation
    guard isolation.isEmpty, otherActors.isEmpty else { return leading }
    // Of an actor's protocols, only those for actors have isolated members.
    let isOfActor =
      member.owner.map { Lineage(of: $0, in: index).standard.contains(.actor) } ?? false
    let isFree =
      fake.globalActor != nil
      ? actors.isEmpty : fake.isActor && !member.isStatic && !member.isInitializer && !isOfActor
    return leading + (isFree || isFreed ? ["nonisolated"] : [])
  }

  /// Returns why a member can't be faked.
  func obstacle(to member: Member) -> Diagnostic.Obstacle? {
    let declaration = member.declaration
    if member.hasUnclearClosure { return .unclearConvention }
    if fake.isClass, declaration.generics.tokens.contains(where: { $0.isWord("each") }) {
      return .packInClass
    }
    if !isBoxable(declaration.result, in: declaration) {
      return .notBoxable(declaration.result.text)
    }
    if declaration.result.opaqueStart != nil { return .opaqueResult }
    let isAnswer = !member.returnsNothing && !member.neverReturns
    return isAnswer && fake.options.kind == .spyable ? .answerOfASpy : nil
  }
}

// What may be done with values of a type.
extension MemberReader {
  /// Whether all types in a type are known to be `Sendable`.
  private func isSendable(_ type: TokenList) -> Bool {
    type.tokens.allSatisfy { token in
      guard token.kind == .type else { return !token.isSign("->") }
      let id = token.symbol ?? ""
      return StandardTypes.sendable.contains(id)
        || index.protocols(of: id).contains { $0.id == StandardProtocol.sendable.rawValue }
    }
  }

  /// Whether a value of a type can be stored in an `Any`.
  private func isBoxable(_ type: TokenList, in declaration: Declaration) -> Bool {
    // Functions that take or return such a value can be stored. The compiler crashes when one that
    // takes a parameter pack is.
    let arrow = type.tokens.lastIndex { $0.isSign("->") }
    if arrow != nil || index.functionContent(of: type) != .none {
      return !type.tokens[..<(arrow ?? type.tokens.endIndex)].contains { $0.isWord("repeat") }
    }
    let demands = declaration.constraints + declaration.generics.split(at: ",")
    let suppressed = demands.filter { $0.contains("~") }.compactMap(\.tokens.first?.text)
    return !type.tokens.contains { token in
      StandardTypes.unboxable.contains(token.symbol ?? "") || suppressed.contains(token.text)
        || isNoncopyable(token)
    }
  }

  /// Whether the sources declare a type as noncopyable, which symbol graphs omit.
  private func isNoncopyable(_ token: Token) -> Bool {
    guard let id = token.symbol, let module = index.module(of: id) ?? PreciseIdentifier(id).module
    else { return false }
    return sources[module]?.noncopyableTypes.contains(token.text) ?? false
  }
}
