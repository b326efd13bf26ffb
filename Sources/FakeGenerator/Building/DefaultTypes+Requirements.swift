extension DefaultTypes {
  /// The default types of a protocol's associated types, as a fake writes them.
  ///
  /// - Parameters:
  ///   - id: The protocol's identifier.
  ///   - fake: The fake's name.
  /// - Returns: The names and their types.
  static func types(of id: String, in fake: String) -> [(name: String, type: TokenList)] {
    switch id {
    case asyncIterator:
      let error = Token(.type, "Error", symbol: StandardProtocol.error.rawValue)
      return [("Failure", TokenList([Token(.word, "any"), error]))]
    case optionSet:
      return ["Element", "ArrayLiteralElement"].map { ($0, TokenList([Token(.type, fake)])) }
    case collection:
      return collectionTypes.map { name, type in
        let parameter = [Token(.sign, "<"), Token(.type, fake), Token(.sign, ">")]
        return (name, TokenList([type.token] + parameter))
      }
    default:
      return literals[id].map { [($0.associatedType, TokenList([$0.type.token]))] } ?? []
    }
  }

  /// The requirements of the standard library that it also implements for the fake.
  ///
  /// - Parameters:
  ///   - lineage: Everything that the fake conforms to.
  ///   - index: The declarations of the standard library.
  /// - Returns: Their identifiers, including those of protocols that only restate them.
  static func requirementsMet(_ lineage: Lineage, in index: SymbolIndex) -> Set<String> {
    let requirements = lineage.protocols.filter { index.module(of: $0.id) == "Swift" }
      .flatMap { owner in index.requirements(of: owner.id).map { (owner: owner, symbol: $0) } }
    let met = Set(
      requirements.filter { isMet($0.symbol, of: $0.owner, lineage, in: index) }.map(\.symbol.id))
    let repeated = requirements.map(\.symbol.id)
      .filter { !met.isDisjoint(with: index.overridden(by: $0)) }
    return met.union(repeated)
  }

  private static func isMet(
    _ symbol: Symbol, of owner: Symbol, _ lineage: Lineage, in index: SymbolIndex
  ) -> Bool {
    if symbol.id == asyncNext { return false }
    let protocols = lineage.protocolIDs
    switch owner.id {
    case scalars where protocols.contains(characters): return true
    case characters where protocols.contains(strings): return true
    default: break
    }
    // Extensions for certain collections apply, because a fake has the types listed above.
    return index.hasDefaultImplementation(
      symbol.id, of: protocols, knowing: protocols.contains(collection) ? collectionNames : [])
  }

  private static let collectionNames = Set(collectionTypes.map { "Self.\($0.associatedType)" })
}

extension DefaultTypes.NamedType {
  fileprivate var token: Token { Token(.type, name, symbol: id) }
}
