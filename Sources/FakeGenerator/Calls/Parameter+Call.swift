// The parameters of a call, whose types are those of the values that the fake passes to Spry.
extension Parameter {
  /// How one form of the call takes the argument: the parameter of the function in `calls`, and the
  /// type among the parameters of the call.
  typealias Taken = (declaration: Parameter, type: TokenList)

  /// The parameter of a call to a member.
  ///
  /// What a test can't name is an `Any?` that can't be compared.
  func inCall(to member: Member) -> Parameter {
    var type = valueType ?? .optionalAny
    let isGeneric = member.declaration.genericNames.contains(type.typedError?.text ?? "")
    if passing == .rethrown || isGeneric { type = type.withoutTypedError }
    var parameter = Parameter(
      label: label, name: name, type: type, passing: passing,
      functions: valueType == nil ? .inside : functions, isNested: isNested)
    if member.isOperator || member.isSubscript && label == nil { parameter.label = "_" }
    // In a function, a single name is a label, too.
    if parameter.label == plainName { parameter.label = nil }
    return parameter
  }

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// The parameter that takes a plain value, or `nil` if values can't be compared.
  var plain: Taken? { functions == .none ? (self, listed) : nil }

  /// The type among the parameters of the call.
  private var listed: TokenList {
    if passing == .written { return .generic("Inout", [type]) }
    // The compiler warns about `(Void) -> Void`.
    if type.text == "Void" { return TokenList([Token(.sign, "("), Token(.sign, ")")]) }
    // In the list of parameters, closures aren't escaping unless they are marked.
    return functions == .itself ? type.escaping : type
  }

  /// The parameter that takes a matcher.
  ///
  /// - Parameters:
  ///   - isTyped: Whether the compiler knows the type. Otherwise, the matcher is for `Any?`.
  ///   - hasDefault: Whether the argument can be omitted.
  /// - Returns: The parameter.
  func matcher(isTyped: Bool, hasDefault: Bool) -> Taken {
    var parameter = Parameter(
      label: label, name: name, type: .generic("TypedArgument", [isTyped ? type : .optionalAny]))
    if hasDefault {
      let mark = parameter.type.isUnsafe ? "unsafe " : ""
      parameter.defaultValue = TokenList([Token(.word, "\(mark).anything")])
    }
    return (parameter, isTyped ? listed : .optionalAny)
  }
}
