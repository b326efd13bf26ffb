/// A way in which a test writes a call: with plain values, with matchers, or as a property.
struct CallForm: Sendable {
  let call: MemberCall
  /// The function, or the property, with the member's own name.
  var declaration: Declaration
  /// Whether every argument that can be compared is a matcher.
  let takesMatchers: Bool
  /// Whether the compiler prefers the form with plain values.
  var isDisfavored = false

  /// The forms of a call, first that with plain values.
  static func forms(of call: MemberCall) -> [CallForm] {
    let values = values(of: call)
    let matchers = call.parameters.isEmpty ? nil : matchers(of: call)
    let isSame = values?.declaration.parameters == matchers?.declaration.parameters
    return [values, isSame ? nil : matchers].compactMap(\.self)
  }

  private init(
    _ call: MemberCall, _ parameters: [CallParameter.Taken], takesMatchers: Bool
  ) {
    self.call = call
    self.takesMatchers = takesMatchers
    declaration = Declaration()
    declaration.keyword = call.member.isProperty ? "var" : "func"
    declaration.name = call.name
    declaration.parameters = parameters.map(\.declaration)
    declaration.result =
      call.member.isTypedProperty
      ? .generic("TypedProperty", [call.result])
      : call.member.isProperty
        ? .generic("TypedGetter", [call.result, call.failure])
        : .generic("TypedCall", [.function(parameters.map(\.type)), call.result, call.failure])
    call.generics.declare(
      for: declaration.parameters.map(\.type) + [declaration.result], in: &declaration)
  }

  /// The form with plain values, and matchers for what can't be compared.
  private static func values(of call: MemberCall) -> CallForm? {
    let plain = call.parameters.filter { $0.plain != nil }
    guard !plain.isEmpty || call.parameters.isEmpty, !call.member.cannotBeCalled else {
      return nil
    }
    let known = call.generics.mentioned(in: plain.compactMap(\.type) + [call.result])
    let parameters = call.parameters.map { parameter in
      parameter.plain
        ?? parameter.matcher(isTyped: call.generics.mentioned(by: parameter).isSubset(of: known))
    }
    return CallForm(call, parameters, takesMatchers: false)
  }

  /// The form with matchers.
  ///
  /// It is generic only if the result is. Otherwise, a test couldn't omit arguments, because the
  /// compiler wouldn't know their types.
  private static func matchers(of call: MemberCall) -> CallForm {
    let isGeneric = !call.generics.mentioned(in: [call.result]).isEmpty
    let metatypes = call.parameters.filter(\.isMetatype).compactMap(\.type)
    let known = isGeneric ? call.generics.mentioned(in: metatypes) : []
    let parameters = call.parameters.map { parameter in
      if isGeneric, parameter.isMetatype, let plain = parameter.plain { return plain }
      let isKnown = call.generics.mentioned(by: parameter).isSubset(of: known)
      return parameter.matcher(isTyped: isGeneric || isKnown, hasDefault: !isGeneric || isKnown)
    }
    return CallForm(call, parameters, takesMatchers: true)
  }
}

extension CallGenerics {
  fileprivate func mentioned(in types: [TokenList]) -> Set<String> {
    types.reduce(into: []) { $0.formUnion(mentioned(in: $1)) }
  }

  fileprivate func mentioned(by parameter: CallParameter) -> Set<String> {
    parameter.type.map(mentioned) ?? []
  }
}

extension Member {
  /// Whether its calls record the values to which it was set.
  var isTypedProperty: Bool { isProperty && declaration.hasSetter }
}
