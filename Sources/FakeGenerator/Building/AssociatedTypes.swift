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
  ///
  /// - Parameters:
  ///   - lineage: The protocols.
  ///   - index: Their declarations.
  ///   - replacing: What `Self` becomes.
  ///   - declared: The aliases that a generic fake repeats.
  init(
    of lineage: Lineage, in index: SymbolIndex, _ replacing: SelfReplacement, declared: [TypeAlias]
  ) {
    // The primary ones come first, as in `any Store<Item>`.
    names = lineage.protocols.first?.declaration.genericNames ?? []
    var demands: [TokenList] = []
    for symbol in lineage.protocols {
      let members = index.requirements(of: symbol.id) + index.members(of: symbol.id)
      for type in members where type.kind == .associatedType {
        let declaration = replacing(type.declaration)
        if !names.contains(declaration.name) { names.append(declaration.name) }
        let name = TokenList([Token(.type, declaration.name)])
        demands += declaration.inheritance.map { Self.demand(name, ":", $0) }
        demands += declaration.constraints
      }
      demands += replacing(symbol.declaration).constraints
    }
    let requirements = lineage.protocols.flatMap { index.requirements(of: $0.id) }
      .filter { $0.kind != .associatedType }.map { replacing($0.declaration) }
    demands += inferred(from: requirements)
    if lineage.standard.contains(.identifiable) { readIdentifier(&demands) }
    let defaults = lineage.protocols.flatMap { DefaultTypes.types(of: $0.id, in: replacing.name) }
    for (name, type) in defaults where pinnedTypes(in: demands)[name] == nil {
      demands.removeAll { $0.unqualifiedNames.contains { $0.text == name } }
      demands.append(Self.demand(TokenList([Token(.type, name)]), "==", type))
    }
    sort(demands)
    separate(requirements)
    if parameters.isEmpty { return }
    let taken = Set(names + aliases.map(\.name))
    aliases += declared.filter { !taken.contains($0.name) }
  }

  /// Whether the generic parameters, or the constraints on them, name a type.
  func name(_ type: String) -> Bool {
    (constraints + parameters.flatMap(\.conformances)).flatMap(\.unqualifiedNames)
      .contains { $0.text == type && $0.symbol == nil }
  }

  /// Renames the generic parameters of associated types that the compiler would infer wrongly.
  ///
  /// If overloads differ in their types, it infers an associated type from the wrong one. It also
  /// can't infer one from a generic subscript. An alias prevents that, and it needs a parameter
  /// with another name.
  private mutating func separate(_ requirements: [Declaration]) {
    let pinned = aliases.types
    let overloads = Dictionary(grouping: requirements, by: \.wording).values
      .filter { same in
        let types = same.map { $0.parameters.map(\.type) + [$0.result] }
        return Set(types.map { $0.map { $0.replacing(pinned).text } }).count > 1
      }
    let subscripts = requirements.filter { $0.keyword == "subscript" && !$0.generics.isEmpty }
    let mistakable = Set(
      (overloads.joined() + subscripts).flatMap(\.types).flatMap(\.unqualifiedNames).map(\.text))
    let renamed = parameters.map(\.name).filter(mistakable.contains)
      .map { name in TypeAlias(name: name, type: TokenList([Token(.type, "\(name)Type")])) }
    let types = renamed.types
    aliases += renamed
    constraints = constraints.map { $0.replacing(types) }
    parameters = parameters.map { parameter in
      GenericParameter(
        name: types[parameter.name]?.text ?? parameter.name,
        conformances: parameter.conformances.map { $0.replacing(types) },
        renamed: types[parameter.name] == nil ? nil : parameter.name)
    }
  }

  private static func demand(_ left: TokenList, _ sign: String, _ right: TokenList) -> TokenList {
    TokenList(left.tokens + [Token(.sign, sign)] + right.tokens)
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
      return open.filter { $0 != type }.map { Self.demand($0, "==", type) }
    }
  }

  /// Determines the type of `id`, and removes the constraints on `ID` if the fake has no such type.
  private mutating func readIdentifier(_ demands: inout [TokenList]) {
    let equal = demands.compactMap { $0.sides(of: "==") }
    identifier = (equal + equal.map { ($0.right, $0.left) }).first { $0.0.text == "ID" }?.1
    // An object has an `id` by default. Its type, `ObjectIdentifier`, meets few constraints.
    let isDemanded = demands.contains { demand in
      demand.sides(of: ":").map { $0.left.text == "ID" && $0.right.text != "Sendable" } ?? false
    }
    if isDemanded, identifier == nil, !names.contains("ID") { names.append("ID") }
    if names.contains("ID") {
      identifier = identifier ?? TokenList([Token(.type, "ID")])
    } else {
      demands.removeAll { $0.unqualifiedNames.contains { $0.text == "ID" } }
    }
    if let identifier {
      let hashable = Token(.type, "Hashable", symbol: StandardProtocol.hashable.rawValue)
      demands.append(Self.demand(identifier, ":", TokenList([hashable])))
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
        constraints.append(Self.demand(sides.right, "==", sides.left))
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
    var count = -1
    while count < pinned.count {
      count = pinned.count
      for (left, right) in equalities + equalities.map({ ($0.right, $0.left) }) {
        guard let name = bareName(left), pinned[name] == nil else { continue }
        let type = right.replacing(pinned)
        let namesItself = type.unqualifiedNames.contains { $0.text == name && $0.mayBeAssociated }
        guard !isPath(type), !namesItself else { continue }
        pinned[name] = type
      }
    }
    return pinned
  }

  /// The name of the associated type that a type begins with.
  private func firstName(_ text: TokenList) -> String? {
    text.tokens.first.flatMap {
      $0.mayBeAssociated && names.contains($0.text) ? $0.text : nil
    }
  }

  private func bareName(_ text: TokenList) -> String? {
    text.tokens.count == 1 ? firstName(text) : nil
  }

  /// Whether the type is a member of an associated type, such as `Items.Element`.
  private func isPath(_ text: TokenList) -> Bool {
    text.tokens.dropFirst().first?.isSign(".") == true && firstName(text) != nil
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
