/// What a protocol's associated types become in a fake: generic parameters, or aliases where the
/// protocol itself pins them down.
struct AssociatedTypes: Sendable {
  private(set) var parameters: [GenericParameter] = []
  private(set) var aliases: [TypeAlias] = []
  private(set) var constraints: [TypeText] = []
  /// What `Identifiable` has to return, if the protocol says.
  private(set) var identifier: TypeText?

  private var names: [String] = []

  /// Collects the associated types of all protocols that a fake conforms to.
  init(of lineage: Lineage, in index: SymbolIndex, replacing: SelfReplacement) {
    var demands: [TypeText] = []
    for symbol in lineage.protocols {
      for requirement in index.requirements(of: symbol.id) + index.members(of: symbol.id)
      where requirement.kind == .associatedType {
        let declaration = replacing(
          DeclarationReader.read(Token.tokens(of: requirement.fragments)))
        if !names.contains(declaration.name) { names.append(declaration.name) }
        demands += declaration.inheritance.map { parent in
          TypeText([Token(.type, declaration.name), Token(.sign, ":")] + parent.tokens)
        }
        demands += declaration.constraints
      }
      let declaration = replacing(DeclarationReader.read(Token.tokens(of: symbol.fragments)))
      demands += declaration.constraints
    }
    sort(demands)
  }

  private mutating func sort(_ demands: [TypeText]) {
    var pinned: [String: TypeText] = [:]
    var conformances: [String: [TypeText]] = [:]
    for demand in demands {
      let equal = demand.split(at: "==")
      let conforming = demand.split(at: ":")
      if equal.count == 2 {
        if equal[0].text == "ID" { identifier = equal[1] }
        if let name = bareName(equal[0]), !isPath(equal[1]) {
          pinned[name] = equal[1]
        } else if let name = bareName(equal[1]), !isPath(equal[0]) {
          pinned[name] = equal[0]
        } else if startsWithName(equal[0]) || startsWithName(equal[1]) {
          constraints.append(demand)
        }
      } else if conforming.count == 2, let name = bareName(conforming[0]) {
        conformances[name, default: []].append(conforming[1])
      } else if startsWithName(demand) {
        constraints.append(demand)
      }
    }
    parameters = names.filter { pinned[$0] == nil }.map { name in
      GenericParameter(name: name, conformances: (conformances[name] ?? []).unique())
    }
    aliases = names.compactMap { name in pinned[name].map { TypeAlias(name: name, type: $0) } }
    constraints = constraints.unique().filter { demand in
      demand.tokens.allSatisfy { pinned[$0.text] == nil }
    }
  }

  private func bareName(_ text: TypeText) -> String? {
    guard let first = text.tokens.first, text.tokens.count == 1 else { return nil }
    return names.contains(first.text) ? first.text : nil
  }

  private func startsWithName(_ text: TypeText) -> Bool {
    text.tokens.first.map { names.contains($0.text) } ?? false
  }

  /// Whether the text is such as `Items.Element`.
  private func isPath(_ text: TypeText) -> Bool {
    startsWithName(text) && text.tokens.count > 1 && text.tokens[1].isSign(".")
  }
}

extension Array where Element: Hashable {
  /// The elements without those that came before.
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
