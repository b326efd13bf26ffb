/// The members of a fake, in which a requirement of several protocols occurs once.
struct MemberList: Sendable {
  private(set) var members: [Member] = []

  private let aliases: [TypeAlias]
  /// The positions of the members with each signature.
  private var positions: [MemberSignature: [Int]] = [:]
  private var owners: [String?] = []

  /// Creates an empty list.
  ///
  /// - Parameter aliases: The associated types that are fixed.
  init(aliases: [TypeAlias]) {
    self.aliases = aliases
  }

  /// Adds a member, or merges it with one that has the same signature.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - owner: The protocol or class that declares it, or `nil` for the standard library's.
  mutating func add(_ member: Member, of owner: Symbol?) {
    let signature = MemberSignature(of: member, aliases: aliases)
    guard let same = position(of: signature, member, owner: owner?.id) else {
      positions[signature, default: []].append(members.count)
      members.append(member)
      owners.append(owner?.id)
      return
    }
    members[same].declaration.merge(member.declaration)
  }

  /// The position of the same member.
  ///
  /// A single protocol can require a function both with and without `async`. If two protocols
  /// require them, the function without `async` meets both.
  private func position(of signature: MemberSignature, _ member: Member, owner: String?) -> Int? {
    let same = positions[signature] ?? []
    let isAsync = member.declaration.effects.isAsync
    return same.first { members[$0].declaration.effects.isAsync == isAsync }
      ?? same.first { owners[$0] != owner }
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
