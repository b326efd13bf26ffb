// Whether a requirement has to be implemented.
extension SymbolIndex {
  /// Whether a declaration is unavailable on the platform for which its module was built.
  func isUnavailable(_ symbol: Symbol) -> Bool {
    symbol.platforms.contains { availability in
      let domain = availability.domain?.lowercased()
      // Fakes are written in the Swift 6 language mode.
      if domain == "swift", let version = availability.obsoleted { return version.major <= 6 }
      guard availability.isUnconditionallyUnavailable == true else { return false }
      guard let domain else { return true }
      return ["*", "swift"].contains(domain) || domain == system
    }
  }

  /// Whether an extension of a protocol implements a requirement.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - protocols: The protocols that the type conforms to.
  ///   - known: The associated types that an extension may constrain to a certain type.
  /// - Returns: Whether a type can conform without implementing the requirement.
  func hasDefaultImplementation(
    _ id: String, of protocols: Set<String>, knowing known: Set<String> = []
  ) -> Bool {
    let answers = defaultImplementations(of: id).filter { answer in
      answer.conditions.allSatisfy { $0.kind == "sameType" && known.contains($0.lhs) }
        && !isUnavailable(answer)
        && protocols.contains(where: answer.id.hasPrefix)
    }
    guard !answers.isEmpty, let requirement = symbol(id)?.declaration else { return false }
    return answers.contains { answer in
      let declaration = answer.declaration
      // A constrained extension may write the concrete type of an associated type.
      let hasResult =
        !answer.conditions.isEmpty || declaration.result.plain == requirement.result.plain
      return hasResult && declaration.genericNames.count == requirement.genericNames.count
        && declaration.parameters.map(\.type.plain) == requirement.parameters.map(\.type.plain)
    }
  }
}

extension TokenList {
  /// The text with `Item` for `Self.Item`.
  fileprivate var plain: String { text.replacing("Self.", with: "") }
}
