/// The members of a fake, in which what several protocols demand occurs once.
struct MemberList: Sendable {
  private(set) var members: [Member] = []

  private let aliases: [TypeAlias]
  private var signatures: [MemberSignature] = []
  private var owners: [String?] = []

  /// Begins a list.
  ///
  /// - Parameter aliases: The associated types that are pinned down.
  init(aliases: [TypeAlias]) {
    self.aliases = aliases
  }

  /// Adds a member, or merges it with the one that meets the same requirement.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - owner: The protocol or class that it comes from; `nil` for the standard library's.
  mutating func add(_ member: Member, of owner: Symbol?) {
    let signature = MemberSignature(of: member, aliases: aliases)
    guard let same = position(of: signature, member, owner: owner?.id) else {
      members.append(member)
      signatures.append(signature)
      owners.append(owner?.id)
      return
    }
    members[same].declaration.merge(member.declaration)
  }

  /// Where the same member is.
  ///
  /// One protocol can demand a function with and without `async`; what two protocols demand, the
  /// function without it meets.
  private func position(of signature: MemberSignature, _ member: Member, owner: String?) -> Int? {
    let same = signatures.indices.filter { signatures[$0] == signature }
    let isAsync = member.declaration.effects.isAsync
    return same.first { members[$0].declaration.effects.isAsync == isAsync }
      ?? same.first { owners[$0] != owner }
  }
}

extension Declaration {
  /// Makes a declaration that meets another requirement too: what can be set by either can be set,
  /// and what one must not do is not done.
  fileprivate mutating func merge(_ other: Declaration) {
    hasSetter = hasSetter || other.hasSetter
    isFailable = isFailable && other.isFailable
    effects = effects.common(with: other.effects)
    for position in parameters.indices {
      guard case .evaluated = parameters[position].passing else { continue }
      parameters[position].passing = Passing(parameters[position].type, in: effects)
    }
  }
}

extension Effects {
  /// What both allow.
  fileprivate func common(with other: Effects) -> Effects {
    let throwing: Throwing =
      switch (throwing, other.throwing) {
      case (.anything, let narrower), (let narrower, .anything): narrower
      case (let first, let second) where first == second: first
      case (.rethrowing, _), (_, .rethrowing), (.never, _), (_, .never), (.only, .only): .never
      }
    return Effects(isAsync: isAsync && other.isAsync, throwing: throwing)
  }
}
