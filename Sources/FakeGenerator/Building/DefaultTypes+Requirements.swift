extension DefaultTypes {
  /// The default types of a protocol's associated types, as a fake writes them.
  ///
  /// - Parameters:
  ///   - id: The protocol's identifier.
  ///   - fake: The fake's name.
  /// - Returns: The names and their types.
  static func types(of id: String, in fake: String) -> [(name: String, type: TokenList)] {
    let own = TokenList([Token(.type, fake)])
    switch id {
    case asyncIterator:
      let error = Token(.type, "Error", symbol: StandardProtocol.error.rawValue)
      return [("Failure", TokenList([Token(.word, "any"), error]))]
    case optionSet:
      return [("Element", own), ("ArrayLiteralElement", own)]
    case collection:
      return collectionTypes.map { name, type in
        let arguments = [Token(.sign, "<")] + own.tokens + [Token(.sign, ">")]
        return (name, TokenList([Token(.type, type.name, symbol: type.id)] + arguments))
      }
    default:
      return literals[id].map { name, type in
        [(name, TokenList([Token(.type, type.name, symbol: type.id)]))]
      } ?? []
    }
  }

  /// The requirements of the standard library that it also implements for the fake.
  ///
  /// - Parameters:
  ///   - lineage: Everything that the fake conforms to.
  ///   - index: The declarations of the standard library.
  /// - Returns: Their identifiers, including those of protocols that only restate them.
  static func requirementsMet(_ lineage: Lineage, in index: SymbolIndex) -> Set<String> {
    let protocols = lineage.protocolIDs
    // Extensions for certain collections apply, because a fake has the types listed above.
    let known = protocols.contains(collection) ? collectionTypes.map(\.associatedType) : []
    let names = Set(known.map { "Self.\($0)" })
    let owners = lineage.protocols.filter { index.module(of: $0.id) == "Swift" }.map(\.id)
    let requirements = owners.flatMap(index.requirements).map(\.id)
    // A string literal covers the literals of characters, and those cover scalars.
    let covered =
      (protocols.contains(characters) ? [scalars] : [])
      + (protocols.contains(strings) ? [characters] : [])
    let met = Set(
      requirements.filter {
        $0 != asyncNext && index.hasDefaultImplementation($0, of: protocols, knowing: names)
      }
    ).union(covered.flatMap(index.requirements).map(\.id))
    return met.union(requirements.filter { !met.isDisjoint(with: index.overridden(by: $0)) })
  }
}
