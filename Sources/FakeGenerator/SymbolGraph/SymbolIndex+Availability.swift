extension SymbolIndex {
  /// Whether a declaration is unavailable on the platform for which its module was built.
  func isUnavailable(_ symbol: Symbol) -> Bool {
    symbol.availability.contains { availability in
      let domain = availability.domain?.lowercased()
      // Fakes are written in the Swift 6 language mode.
      if domain == "swift", let version = availability.obsoleted { return version.major <= 6 }
      guard availability.isUnconditionallyUnavailable == true else { return false }
      guard let domain else { return true }
      return ["*", "swift"].contains(domain) || domain == system
    }
  }
}
