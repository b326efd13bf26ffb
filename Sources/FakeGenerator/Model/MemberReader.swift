/// Makes members of a fake out of requirements and of overridable members.
struct MemberReader {
  let fakeName: String
  /// The global actor that the fake is bound to, as an attribute.
  let globalActor: String?
  let isActor: Bool
  let isClass: Bool
  let options: FakeOptions

  /// Reads one member.
  ///
  /// - Parameters:
  ///   - symbol: The requirement or the class's member.
  ///   - isOwnerActor: Whether the member belongs to a protocol for actors.
  /// - Returns: The member.
  func member(_ symbol: Symbol, isOwnerActor: Bool) -> Member {
    var declaration = DeclarationReader.read(Token.tokens(of: symbol.fragments))
    for position in declaration.parameters.indices {
      declaration.parameters[position].passing = Passing(
        declaration.parameters[position].type, in: declaration.effects)
    }
    return member(
      declaration, title: symbol.title, isOwnerActor: isOwnerActor,
      fixity: Self.fixity(of: symbol), availability: Self.availability(symbol))
  }

  /// Reads a member that stands for one of the standard library.
  func member(title: String, text: String) -> Member {
    let tokens = Token.tokens(of: [Fragment(kind: "text", spelling: text, preciseIdentifier: nil)])
    return member(
      DeclarationReader.read(tokens), title: title, isOwnerActor: false, fixity: nil,
      availability: nil)
  }

  private func member(
    _ declaration: Declaration, title: String, isOwnerActor: Bool, fixity: String?,
    availability: String?
  ) -> Member {
    let isStatic = declaration.modifiers.contains { $0 == "static" || $0 == "class" }
    var member = Member(
      declaration: isClass ? declaration : SelfReplacement(name: fakeName)(declaration),
      title: title, isStatic: isStatic, isOverride: isClass, fixity: fixity,
      availability: availability)
    member.leading = leading(of: declaration, isStatic: isStatic, isOwnerActor: isOwnerActor)
    return member
  }

  private func leading(
    of declaration: Declaration, isStatic: Bool, isOwnerActor: Bool
  ) -> [String] {
    let kept = declaration.attributes.filter { attribute in
      attribute.symbol != nil && attribute.text != globalActor
        || ["@discardableResult", "@concurrent"].contains(attribute.text)
    }
    let isolation = declaration.modifiers.filter { $0.hasPrefix("nonisolated") }
    let leading = kept.map(\.text) + isolation
    guard isolation.isEmpty, !kept.contains(where: { $0.symbol != nil }) else { return leading }
    if let globalActor {
      let isBound = declaration.attributes.contains { $0.text == globalActor }
      return isBound || declaration.effects.isAsync ? leading : leading + ["nonisolated"]
    }
    let isFree = isActor && !isOwnerActor && !isStatic && declaration.keyword != "init"
    return isFree ? leading + ["nonisolated"] : leading
  }

  /// Says why a member cannot be faked.
  func obstacle(to member: Member) -> Diagnostic.Obstacle? {
    let declaration = member.declaration
    for type in declaration.types {
      if let name = type.tokens.first(where: { Self.unboxable.contains($0.symbol ?? "") })?.text {
        return .notBoxable(name)
      }
      if type.tokens.contains(where: { $0.isSign("~") }) {
        return .notBoxable(type.split(at: ":").first?.text ?? type.text)
      }
    }
    if declaration.result.tokens.first?.text == "some" { return .opaqueResult }
    if declaration.result.text == "Never" { return .neverReturns }
    if options.kind == .spyable, !member.returnsNothing { return .answerOfASpy }
    return nil
  }

  /// Types of the standard library of which no copy can be kept.
  private static let unboxable: Set<String> = [
    "s:s4SpanV", "s:s7RawSpanV", "s:s11MutableSpanV", "s:s14MutableRawSpanV", "s:s10OutputSpanV",
    "s:s13OutputRawSpanV", "s:s8UTF8SpanV", "s:15Synchronization5MutexV",
    "s:15Synchronization6AtomicV",
  ]

  private static let platforms: Set<String> = [
    "macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst",
  ]

  /// The attribute that tells from when on something can be used.
  static func availability(_ symbol: Symbol) -> String? {
    let versions = symbol.availability.compactMap { availability -> String? in
      guard let domain = availability.domain, platforms.contains(domain),
        let version = availability.introduced
      else { return nil }
      let minor = version.minor.map { $0 == 0 ? "" : ".\($0)" } ?? ""
      return "\(domain) \(version.major)\(minor)"
    }
    return versions.isEmpty ? nil : "@available(\(versions.sorted().joined(separator: ", ")), *)"
  }

  private static let mangledSigns: [Character: Character] = [
    "&": "a", "/": "d", "=": "e", ">": "g", "<": "l", "*": "m", "!": "n", "|": "o", "+": "p",
    "?": "q", "%": "r", "-": "s", "~": "t", "^": "x", ".": "z",
  ]

  /// Whether an operator stands before or behind its only operand, which its text does not tell.
  private static func fixity(of symbol: Symbol) -> String? {
    guard symbol.kind == .operator, let end = symbol.title.firstIndex(of: "(") else { return nil }
    let name = symbol.title[..<end]
    let mangled = "\(name.count)\(String(name.map { mangledSigns[$0] ?? $0 }))"
    if symbol.id.contains("\(mangled)op") { return "prefix" }
    return symbol.id.contains("\(mangled)oP") ? "postfix" : nil
  }
}
