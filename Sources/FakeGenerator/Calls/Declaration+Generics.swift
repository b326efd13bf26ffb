// The generic parameters of a member, of which a form of its call may need only some.
extension Declaration {
  /// The generic parameters that some types mention.
  func mentioned(in types: [TokenList]) -> Set<String> {
    let words = types.flatMap { type in
      type.tokens.indices.filter { type.tokens[$0].kind != .sign && !type.isQualified($0) }
        .map { type.tokens[$0].text }
    }
    return Set(words).intersection(genericNames)
  }

  /// Whether a type is `Value.Type` for a generic parameter.
  func isMetatype(_ type: TokenList) -> Bool {
    type.tokens.count == 3 && type.tokens[2].text == "Type"
      && genericNames.contains(type.tokens[0].text)
  }

  /// Declares the generic parameters that the types in a form of the call need.
  func declareGenerics(in form: inout Declaration) {
    let needed = determined(by: mentioned(in: form.types))
    let kept = zip(genericNames, generics.split(at: ",")).filter { needed.contains($0.0) }.map(\.1)
    form.generics = TokenList(kept.map(\.tokens).joined(separator: [Token(.sign, ",")]))
    form.constraints = constraints.filter { mentioned(in: [$0]).isSubset(of: needed) }
  }

  /// The generic parameters that are known if some are.
  ///
  /// `Items` determines `Item` in `where Items.Element == Item`, but not the other way round.
  private func determined(by known: Set<String>) -> Set<String> {
    var known = known
    var count = 0
    while count < known.count {
      count = known.count
      for demand in generics.split(at: ",") + constraints {
        let equal = demand.split(at: "==")
        let sides = equal.count == 2 ? equal : demand.split(at: ":")
        guard sides.count == 2 else { continue }
        if mentioned(in: [sides[0]]).isSubset(of: known) { known.formUnion(named(in: sides[1])) }
        if equal.count == 2, mentioned(in: [sides[1]]).isSubset(of: known) {
          known.formUnion(named(in: sides[0]))
        }
      }
    }
    return known
  }

  /// The generic parameters that a type mentions for themselves, not for a type inside of them.
  private func named(in type: TokenList) -> Set<String> {
    let outer = zip(type.tokens, type.tokens.dropFirst()).filter { $1.isSign(".") }.map(\.0.text)
    return mentioned(in: [type]).subtracting(outer)
  }
}
