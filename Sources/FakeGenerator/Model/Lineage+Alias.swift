extension Lineage {
  /// The types of which an alias such as `A & B` is composed.
  static func parts(of alias: Symbol) -> [SymbolIndex.Ancestor] {
    let aliased = alias.declaration.aliased
    return aliased.split(at: "&").compactMap { part in
      guard part.tokens.allSatisfy({ $0.kind == .type || $0.isSign(".") }),
        let id = part.tokens.last?.symbol
      else { return nil }
      return SymbolIndex.Ancestor(
        id: id, module: PreciseIdentifier(id).module ?? "Swift", name: part.text)
    }
  }

  /// Whether an alias stands for a protocol or a composition, which may include a class.
  ///
  /// A type that has not been read is assumed to be a protocol.
  static func isComposition(_ alias: Symbol, in index: SymbolIndex) -> Bool {
    let parts = parts(of: alias)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        switch index.symbol(part.id)?.kind ?? kind(of: part.id) {
        case .protocol, nil: true
        case .class: parts.count > 1
        case .typealias: index.symbol(part.id).map { isComposition($0, in: index) } ?? true
        default: false
        }
      }
  }

  /// The kind of a declaration that has not been read, as far as its identifier tells.
  private static func kind(of id: String) -> Symbol.Kind? {
    StandardProtocol(rawValue: id) == nil ? PreciseIdentifier(id).kind : nil
  }
}
