extension Lineage {
  /// The superclass that the protocols require, with its generic arguments, as the first of them
  /// writes it; `nil` if an alias names it.
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
