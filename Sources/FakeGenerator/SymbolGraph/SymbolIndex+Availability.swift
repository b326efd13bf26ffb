extension SymbolIndex {
  /// Whether a declaration cannot be used on the platform for which its module was built.
  func isUnavailable(_ symbol: Symbol) -> Bool {
    symbol.availability.contains { availability in
      let domain = availability.domain?.lowercased()
      // Fakes are written in Swift 6.
      if domain == "swift", let version = availability.obsoleted { return version.major <= 6 }
      guard availability.isUnconditionallyUnavailable == true else { return false }
      guard let domain else { return true }
      return ["*", "swift"].contains(domain) || domain == system
    }
  }
}
