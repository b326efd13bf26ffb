extension SymbolIndex {
  /// Whether a declaration cannot be used on the platform for which its module was built.
  func isUnavailable(_ symbol: Symbol) -> Bool {
    symbol.availability.contains { availability in
      guard availability.isUnconditionallyUnavailable == true else { return false }
      guard let domain = availability.domain?.lowercased() else { return true }
      return ["*", "swift"].contains(domain) || domain == system
    }
  }
}
