extension SymbolIndex {
  /// Whether an extension of a protocol answers where a type has no such member.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - protocols: The protocols that the type conforms to.
  ///   - known: What an extension may demand to be a certain type.
  /// - Returns: Whether the type need not have it.
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
      // What is for some types knows what an associated type is there.
      let hasResult =
        !answer.conditions.isEmpty || declaration.result.plain == requirement.result.plain
      return hasResult && declaration.genericNames.count == requirement.genericNames.count
        && declaration.parameters.map(\.type.plain) == requirement.parameters.map(\.type.plain)
    }
  }
}

extension TokenList {
  /// The text, in which `Self.Item` is `Item`.
  fileprivate var plain: String { text.replacing("Self.", with: "") }
}
