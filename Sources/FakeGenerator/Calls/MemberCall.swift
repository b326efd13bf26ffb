/// A call that a fake records, with the types that a test sees.
///
/// A member has one, except for a subscript with a setter, which has two: setting it records the
/// new value, too.
struct MemberCall: Sendable {
  let member: Member
  /// The name that it has in `calls`, if no other member has the same name and labels.
  let name: String
  var parameters: [Parameter]
  var result: TokenList
  var failure: TokenList

  /// Reads the calls to a member.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - fake: The fake's type, which `Self` would not mean in `calls`.
  ///   - taken: The names that a generic parameter must not have.
  /// - Returns: One call, or two for a subscript with a setter.
  static func calls(to member: Member, of fake: String, taken: Set<String>) -> [MemberCall] {
    var member = member
    member.declaration = SelfReplacement(name: fake)(member.declaration)
    member.declaration.nameOpaqueTypes(taken)
    let name =
      member.isInitializer ? "initialize" : member.isOperator ? member.caseName : member.baseName
    let get = MemberCall(
      member: member, name: name,
      parameters: member.declaration.parameters.map { $0.inCall(to: member) },
      result: member.resultForTests, failure: member.failureForTests(taken: taken))
    guard member.isSubscript, member.declaration.hasSetter else { return [get] }
    var set = get
    set.parameters.append(
      Parameter(
        label: "set", name: "newValue", type: get.result, functions: member.resultFunctions,
        isNested: member.hasNestedResult))
    (set.result, set.failure) = (.void, .never)
    return [get, set]
  }

  /// The argument labels, or `nil` for a property.
  var labels: [String]? { member.isProperty ? nil : parameters.map { $0.label ?? $0.plainName } }

  /// The types that tell it from calls with the same labels.
  var signature: [TokenList] {
    parameters.map { $0.type.numbering(member.declaration.genericNames) }
  }

  /// The title of a call with the same labels, as `#function` would give it.
  func title(named name: String) -> String {
    labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
  }
}

extension Member {
  fileprivate var resultForTests: TokenList {
    if isInitializer {
      return declaration.isFailable ? TokenList([Token(.type, "Bool")]) : .void
    }
    // An async member that never returns asks Spry for no value.
    let isVoid = declaration.result.isEmpty || neverReturns && declaration.effects.isAsync
    return isVoid ? .void : declaration.result.ofValue
  }

  /// The error that a stub can throw.
  ///
  /// If a closure argument determines it, no test could tell the compiler what it is. If only
  /// errors of a closure leave the member, a stub throws none.
  fileprivate func failureForTests(taken: Set<String>) -> TokenList {
    if isRethrowing { return .never }
    switch declaration.effects.throwing {
    case .never, .rethrowing: return .never
    case .only(let error) where declaration.mentioned(in: [error]).isEmpty: return error
    case .anything, .only:
      // The fake may have a type of that name itself.
      let module = taken.contains("Error") ? [Token(.type, "Swift"), Token(.sign, ".")] : []
      return TokenList([Token(.word, "any")] + module + [Token(.type, "Error")])
    }
  }
}

extension TokenList {
  static let void = TokenList([Token(.type, "Void")])
  static let never = TokenList([Token(.type, "Never")])
}
