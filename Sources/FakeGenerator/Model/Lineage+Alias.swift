extension Lineage {
  /// The parts of `A & B`, if an alias stands for something like that.
  static func parts(of alias: Symbol) -> [SymbolIndex.Ancestor] {
    let aliased = alias.declaration.aliased
    return aliased.split(at: "&").compactMap { part in
      guard part.tokens.allSatisfy({ $0.kind == .type || $0.isSign(".") }),
        let id = part.tokens.last?.symbol
      else { return nil }
      return SymbolIndex.Ancestor(
        id: id, module: ModuleName.declaring(id) ?? "Swift", name: part.text)
    }
  }

  /// Whether an alias stands for protocols, of which one may be joined by a class.
  ///
  /// What is not known yet is taken for a protocol.
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

  /// What an identifier tells of a declaration that was not read.
  private static func kind(of id: String) -> Symbol.Kind? {
    if id.hasPrefix("c:objc(cs)") { return .class }
    guard id.hasPrefix("s:"), StandardProtocol(rawValue: id) == nil else { return nil }
    switch id.last {
    case "C": return .class
    case "V": return .struct
    case "O": return .enum
    default: return nil
    }
  }
}
