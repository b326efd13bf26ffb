/// Everything that distinguishes overloads, except `async`.
///
/// The names of generic parameters and the position of their constraints don't matter.
struct MemberSignature: Hashable, Sendable {
  private let title: String
  private let isStatic: Bool
  private let fixity: Fixity?
  /// The types of the parameters and that of the result.
  private let types: [TokenList]
  private let demands: Set<TokenList>

  /// Creates the signature of a member.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - aliases: The associated types that are fixed.
  init(of member: Member, aliases: [TypeAlias]) {
    let declaration = member.declaration
    let generics = declaration.generics.split(at: ",").map { $0.split(at: ":") }
    let names = declaration.genericNames
    let aliased = aliases.types
    func rewriting(_ type: TokenList) -> TokenList {
      // An alias may stand for another one, and that for a generic parameter of the fake.
      let type = type.numbering(names).replacing(aliased).replacing(aliased)
      // Associated types with the same name are the same type, even if several protocols declare
      // them.
      return TokenList(type.tokens.map { $0.isAssociatedType ? Token(.type, $0.text) : $0 })
    }
    title = member.title
    isStatic = member.isStatic
    fixity = member.fixity
    types = (declaration.parameters.map(\.type) + [declaration.result]).map(rewriting)
    let conformances = generics.filter { $0.count == 2 }
    demands = Set(
      (conformances + declaration.constraints.map { $0.split(at: ":") }).flatMap { sides in
        Self.demands(sides).map(rewriting)
      })
  }

  /// Splits `Value: A & B` into a constraint for each protocol.
  private static func demands(_ sides: [TokenList]) -> [TokenList] {
    guard sides.count == 2 else { return sides }
    let subject = sides[0].tokens + [Token(.sign, ":")]
    return sides[1].split(at: "&").map { TokenList(subject + $0.tokens) }
  }
}
