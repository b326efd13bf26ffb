extension [Member] {
  /// The members, of which one meets each requirement that several protocols have.
  ///
  /// A single protocol can require a function both with and without `async`. If two protocols
  /// require them, the function without `async` meets both.
  ///
  /// - Parameter aliases: The associated types that are fixed.
  /// - Returns: The members in the same order.
  func merged(_ aliases: [TypeAlias]) -> [Member] {
    var merged: [Member] = []
    var positions: [MemberSignature: [Int]] = [:]
    for member in self {
      let signature = MemberSignature(of: member, aliases: aliases)
      let same = positions[signature] ?? []
      let isAsync = member.declaration.effects.isAsync
      let position =
        same.first { merged[$0].declaration.effects.isAsync == isAsync }
        ?? same.first { merged[$0].owner?.id != member.owner?.id }
      if let position {
        merged[position].declaration.merge(member.declaration)
      } else {
        positions[signature, default: []].append(merged.count)
        merged.append(member)
      }
    }
    return merged
  }
}

extension Declaration {
  /// Changes a declaration so that it meets another requirement, too.
  ///
  /// It has a setter if either has one, and only the effects that both allow.
  fileprivate mutating func merge(_ other: Declaration) {
    hasSetter = hasSetter || other.hasSetter
    isFailable = isFailable && other.isFailable
    effects = effects.common(with: other.effects)
    evaluateAgain()
  }
}

extension Effects {
  /// The effects that both allow.
  fileprivate func common(with other: Effects) -> Effects {
    let throwing: Throwing =
      switch (throwing, other.throwing) {
      case (.anything, let narrower), (let narrower, .anything): narrower
      case (let first, let second): first == second ? first : .never
      }
    return Effects(isAsync: isAsync && other.isAsync, throwing: throwing)
  }
}
