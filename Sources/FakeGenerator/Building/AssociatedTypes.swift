/// What a protocol's associated types become in a fake: generic parameters, or type aliases if the
/// protocol itself fixes them.
struct AssociatedTypes: Sendable {
  private(set) var parameters: [GenericParameter] = []
  private(set) var aliases: [TypeAlias] = []
  private(set) var constraints: [TokenList] = []
  /// The type of `Identifiable`'s `id`, if the protocol specifies it.
  private(set) var identifier: TokenList?

  private var names: [String] = []

  /// Creates what becomes of the associated types of all protocols that a fake conforms to.
  init(of lineage: Lineage, in index: SymbolIndex, replacing: SelfReplacement) {
    var demands: [TokenList] = []
    var requirements: [Declaration] = []
    // The primary ones come first, as in `any Store<Item>`.
    names = lineage.protocols.first?.declaration.genericNames ?? []
    for symbol in lineage.protocols {
      for requirement in index.requirements(of: symbol.id) + index.members(of: symbol.id)
      where requirement.kind == .associatedType {
        let declaration = replacing(
          requirement.declaration)
        if !names.contains(declaration.name) { names.append(declaration.name) }
        demands += declaration.inheritance.map { parent in
          TokenList([Token(.type, declaration.name), Token(.sign, ":")] + parent.tokens)
        }
        demands += declaration.constraints
      }
      let declaration = replacing(symbol.declaration)
      demands += declaration.constraints
      requirements += index.requirements(of: symbol.id)
        .filter { $0.kind != .associatedType }.map(\.declaration)
    }
    demands += inferred(from: requirements.map { replacing($0) })
    if lineage.standard.contains(.identifiable) { readIdentifier(&demands) }
    for symbol in lineage.protocols {
      for (name, type) in DefaultTypes.types(of: symbol.id, in: replacing.name)
      where pinnedTypes(in: demands)[name] == nil {
        demands.removeAll { $0.unqualifiedNames.contains { $0.text == name } }
        demands.append(Self.equality(TokenList([Token(.type, name)]), type))
      }
    }
    sort(demands)
    separate(requirements.map { replacing($0) })
  }

  /// Whether the generic parameters, or the constraints on them, name a type.
  func name(_ type: String) -> Bool {
    (constraints + parameters.flatMap(\.conformances)).flatMap(\.unqualifiedNames)
      .contains { $0.text == type && $0.symbol == nil }
  }

  /// Adds the aliases that a protocol declares, if the fake is generic.
  mutating func add(_ declared: [TypeAlias]) {
    guard !parameters.isEmpty else { return }
    let taken = Set(names + aliases.map(\.name))
    aliases += declared.filter { !taken.contains($0.name) }
  }

  /// Renames the generic parameters of associated types that the compiler would infer wrongly.
  ///
  /// If overloads differ in their types, it infers an associated type from the wrong one. It also
  /// can't infer one from a generic subscript. An alias prevents that, and it needs a parameter with
  /// another name.
  private mutating func separate(_ requirements: [Declaration]) {
    let pinned = Dictionary(aliases.map { ($0.name, $0.type) }) { first, _ in first }
    let overloads = Dictionary(grouping: requirements, by: \.wording).values
      .filter { same in
        let types = same.map { $0.parameters.map(\.type) + [$0.result] }
        return Set(types.map { $0.map { $0.replacing(pinned).text } }).count > 1
      }
    let subscripts = requirements.filter { $0.keyword == "subscript" && !$0.generics.isEmpty }
    let types = (overloads.joined() + subscripts).flatMap(\.types)
    let mistakable = Set(types.flatMap(\.unqualifiedNames).map(\.text))
    var replacements: [String: TokenList] = [:]
    for position in parameters.indices where mistakable.contains(parameters[position].name) {
      let name = parameters[position].name
      let other = TokenList([Token(.type, "\(name)Type")])
      parameters[position].name = other.text
      parameters[position].renamed = name
      replacements[name] = other
      aliases.append(TypeAlias(name: name, type: other))
    }
    constraints = constraints.map { $0.replacing(replacements) }
    for position in parameters.indices {
      parameters[position].conformances =
        parameters[position].conformances.map { $0.replacing(replacements) }
    }
  }

  private static func equality(_ left: TokenList, _ right: TokenList) -> TokenList {
    TokenList(left.tokens + [Token(.sign, "==")] + right.tokens)
  }

  /// The equalities that follow from properties that one protocol declares with an associated type
  /// and another one with a concrete type, such as an `Int` for `rawValue`, or with its own one.
  private func inferred(from requirements: [Declaration]) -> [TokenList] {
    let properties = Dictionary(grouping: requirements.filter { $0.keyword == "var" }) {
      ($0.modifiers.contains("static") ? "static " : "") + $0.name
    }
    return properties.sorted { $0.key < $1.key }.flatMap { _, same -> [TokenList] in
      let open = same.map(\.result).filter { bareName($0) != nil }
      let known = same.map(\.result).filter { bareName($0) == nil && !isPath($0) }
      guard let type = known.first ?? open.first else { return [] }
      return open.filter { $0 != type }.map { Self.equality($0, type) }
    }
  }

  /// Determines the type of `id`, and removes the constraints on `ID` if the fake has no such type.
  private mutating func readIdentifier(_ demands: inout [TokenList]) {
    let name = TokenList([Token(.type, "ID")])
    let equal = demands.compactMap { $0.sides(of: "==") }
    identifier = (equal + equal.map { ($0.right, $0.left) }).first { $0.0.text == "ID" }?.1
    // An object has an `id` by default. Its type, `ObjectIdentifier`, meets few constraints.
    let isDemanded = demands.contains { demand in
      demand.sides(of: ":").map { $0.left.text == "ID" && $0.right.text != "Sendable" } ?? false
    }
    if isDemanded, identifier == nil, !names.contains("ID") { names.append("ID") }
    if names.contains("ID") {
      identifier = identifier ?? name
    } else {
      demands.removeAll { $0.unqualifiedNames.contains { $0.text == "ID" } }
    }
    if let identifier {
      let hashable = Token(.type, "Hashable", symbol: StandardProtocol.hashable.rawValue)
      demands.append(TokenList(identifier.tokens + [Token(.sign, ":"), hashable]))
    }
  }

  private mutating func sort(_ demands: [TokenList]) {
    let pinned = pinnedTypes(in: demands)
    var conformances: [String: [TokenList]] = [:]
    for demand in demands {
      let demand = demand.replacing(pinned)
      if let sides = demand.sides(of: ":"), let name = bareName(sides.left) {
        conformances[name, default: []].append(sides.right)
      } else if let sides = demand.sides(of: "=="), !isPath(sides.left) {
        // The compiler writes an associated type first, and by now that may be fixed.
        guard sides.left != sides.right else { continue }
        constraints.append(TokenList(sides.right.tokens + [Token(.sign, "==")] + sides.left.tokens))
      } else {
        constraints.append(demand)
      }
    }
    parameters = names.filter { pinned[$0] == nil }.map { name in
      GenericParameter(name: name, conformances: (conformances[name] ?? []).unique())
    }
    aliases = names.compactMap { name in pinned[name].map { TypeAlias(name: name, type: $0) } }
    constraints = constraints.unique().filter(namesParameter)
  }

  /// The types that equality constraints fix, directly or through each other.
  private func pinnedTypes(in demands: [TokenList]) -> [String: TokenList] {
    let equalities = demands.compactMap { $0.sides(of: "==") }
    var pinned: [String: TokenList] = [:]
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (left, right) in equalities + equalities.map({ ($0.right, $0.left) }) {
        guard let name = bareName(left), pinned[name] == nil else { continue }
        let type = right.replacing(pinned)
        let namesItself = type.unqualifiedNames.contains { $0.text == name && $0.mayBeAssociated }
        guard !isPath(type), !namesItself else { continue }
        pinned[name] = type
        isComplete = false
      }
    }
    return pinned
  }

  private func bareName(_ text: TokenList) -> String? {
    guard let first = text.tokens.first, text.tokens.count == 1, first.mayBeAssociated else {
      return nil
    }
    return names.contains(first.text) ? first.text : nil
  }

  /// Whether the type is a member of an associated type, such as `Items.Element`.
  private func isPath(_ text: TokenList) -> Bool {
    guard text.tokens.count > 1, text.tokens[1].isSign("."), text.tokens[0].mayBeAssociated
    else { return false }
    return names.contains(text.tokens[0].text)
  }

  /// Whether a constraint mentions a generic parameter of the fake.
  private func namesParameter(_ demand: TokenList) -> Bool {
    demand.unqualifiedNames.contains { token in
      parameters.contains { $0.name == token.text }
    }
  }
}

extension TokenList {
  /// The parts before and after a sign.
  fileprivate func sides(of sign: String) -> (left: TokenList, right: TokenList)? {
    let parts = split(at: sign)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}

extension Token {
  /// Whether it may be the name of an associated type, rather than of a type with the same name.
  fileprivate var mayBeAssociated: Bool { symbol == nil || isAssociatedType }
}

extension Declaration {
  /// The name with its labels, by which the compiler looks for witnesses of a requirement.
  fileprivate var wording: String {
    "\(keyword) \(name)(" + parameters.map { "\($0.label ?? $0.name):" }.joined() + ")"
  }
}
