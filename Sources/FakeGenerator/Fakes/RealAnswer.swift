/// What answers calls of a partial fake without a stub.
enum RealAnswer: Hashable, Sendable {
  case superclass
  /// The object with which a protocol's fake is initialized.
  case wrapped

  /// The expression before the dot.
  var receiver: String {
    switch self {
    case .superclass: "super"
    case .wrapped: "wrapped"
    }
  }

  /// Whether it can be called with the arguments of the fake's member.
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
    // A value of protocol type has no static members, and does not return the fake's own type.
    let namesFake = declaration.types.flatMap(\.unqualifiedNames).contains { $0.text == fakeName }
    let isChange = declaration.modifiers.contains("mutating")
    return !member.isStatic && !namesFake && !(isChange && isWrappedConstant)
  }
}
