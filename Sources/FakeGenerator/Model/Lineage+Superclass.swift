extension Lineage {
  /// The class that the protocols demand, as the first of them that does writes it, with what it is
  /// generic over; `nil` where an alias stands for the class too.
  var superclassOfProtocols: TokenList? {
    guard let superclass = classes.first else {
      return isNSObject ? TokenList([Token(.type, "NSObject")]) : nil
    }
    let declarations = protocols.map(\.declaration)
    let parents = declarations.flatMap { declaration in
      declaration.inheritance
        + declaration.constraints.map { $0.split(at: ":").last ?? TokenList() }
    }
    return parents.first { $0.tokens.first?.symbol == superclass.id }
  }
}
