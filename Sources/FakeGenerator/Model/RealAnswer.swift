/// Who answers for a partial fake where no stub does.
enum RealAnswer: Hashable, Sendable {
  case superclass
  /// The object that a protocol's fake is made with.
  case wrapped

  /// What stands before the dot.
  var receiver: String {
    switch self {
    case .superclass: "super"
    case .wrapped: "wrapped"
    }
  }

  /// Whether it can be asked with the arguments that the fake's member has.
  func canAnswer(_ member: Member, fakeName: String, isWrappedConstant: Bool) -> Bool {
    let declaration = member.declaration
    guard !member.isInitializer, !member.cannotBeCalled, member.fixity == nil, !member.isOperator,
      declaration.effects.throwing != .rethrowing,
      !(member.neverReturns && declaration.effects.isAsync)
    else { return false }
    let canPass = declaration.parameters.allSatisfy { parameter in
      switch parameter.passing {
      case .copy, .placeholder: false
      default: parameter.type.tokens.last?.isSign("...") != true
      }
    }
    guard canPass, self == .wrapped else { return canPass }
    // A type of protocol has no static members, and does not give back the fake's own type.
    let namesFake = declaration.types.flatMap(\.unqualifiedNames).contains { $0.text == fakeName }
    let isChange = declaration.modifiers.contains("mutating")
    return !member.isStatic && !namesFake && !(isChange && isWrappedConstant)
  }
}
