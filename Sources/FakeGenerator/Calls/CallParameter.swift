/// A parameter of a call, with the type of the value that the fake passes to Spry.
struct CallParameter: Sendable {
  var label: String?
  var name: String
  /// The type of the value, or `nil` if a test can't name it.
  var type: TokenList?
  var functions: FunctionContent
  /// Whether stubs can write the argument.
  var isWritten = false
  /// Whether the type is an optional of an optional.
  var isNested: Bool
  /// Whether an argument has to be written in every form.
  var isRequired = false
  /// Whether it is the metatype of a generic parameter, which tells the compiler what that is.
  var isMetatype = false

  /// How one form of the call takes the argument: the parameter of the function in `calls`, and the
  /// type among the parameters of the call.
  typealias Taken = (declaration: Parameter, type: TokenList)

  /// The label of an argument.
  var argumentLabel: String { label ?? argumentName }

  private var argumentName: String { name.filter { $0 != "`" } }

  /// The parameter that takes a plain value, or `nil` if values can't be compared.
  var plain: Taken? {
    guard let type, functions == .none else { return nil }
    let parameter = Parameter(label: label, name: name, type: type, isNested: isNested)
    return (parameter, listed(type))
  }

  /// The type among the parameters of the call.
  private func listed(_ type: TokenList) -> TokenList {
    if isWritten { return .generic("Inout", [type]) }
    // In the list of parameters, closures aren't escaping unless they are marked.
    return functions == .itself ? type.escaping : type
  }

  /// The parameter that takes a matcher.
  ///
  /// - Parameters:
  ///   - isTyped: Whether the compiler knows the type.
  ///   - hasDefault: Whether the argument can be omitted.
  /// - Returns: The parameter, of type `TypedArgument<Any?>` if it isn't typed.
  func matcher(isTyped: Bool = true, hasDefault: Bool = true) -> Taken {
    let known = isTyped ? type : nil
    var parameter = Parameter(
      label: label, name: name, type: .generic("TypedArgument", [known ?? .optionalAny]))
    if hasDefault, !isRequired {
      let mark = parameter.type.isUnsafe ? "unsafe " : ""
      parameter.defaultValue = TokenList([Token(.word, "\(mark).anything")])
    }
    return (parameter, known.map(listed) ?? .optionalAny)
  }
}

extension CallParameter {
  /// Creates the parameter of a call from that of a member.
  init(_ parameter: Parameter, of member: Member, _ generics: CallGenerics) {
    self.init(
      label: parameter.label, name: parameter.name, functions: parameter.functions,
      isWritten: parameter.passing == .written, isNested: parameter.isNested)
    type = parameter.valueType.map { type in
      let isGeneric = generics.names.contains(type.typedError?.text ?? "")
      return parameter.passing == .rethrown || isGeneric ? type.withoutTypedError : type
    }
    isMetatype = type.map(generics.isMetatype) ?? false
    if member.isOperator || member.isSubscript && label == nil { label = "_" }
    // In a function, a single name is a label, too.
    if label == argumentName { label = nil }
  }
}
