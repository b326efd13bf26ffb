/// A way in which a test writes a call: with a plain value or a matcher for each argument, or as a
/// property.
struct CallForm: Sendable {
  let call: MemberCall
  /// The function, or the property, with the member's own name.
  var declaration: Declaration
  /// Whether an argument that can be compared is a matcher.
  let takesMatchers: Bool
  /// Whether the compiler prefers the form with plain values.
  var isDisfavored = false

  /// The maximum number of parameters for which values and matchers can be mixed.
  ///
  /// With more, all arguments are values, or all are matchers.
  private static let mixingLimit = 3

  /// The forms of a call, first that with plain values.
  static func forms(of call: MemberCall) -> [CallForm] {
    let choices = call.parameters.indices.filter { call.parameters[$0].plain != nil }
    var mixtures: [Set<Int>] = [[]]
    if !call.member.cannotBeCalled {
      if call.parameters.count <= mixingLimit {
        for choice in choices.reversed() {
          mixtures = mixtures.map { $0.union([choice]) } + mixtures
        }
      } else {
        mixtures = [Set(choices), []]
      }
    }
    var taken: Set<[Parameter]> = []
    let isComparable = !choices.isEmpty || call.parameters.isEmpty
    return mixtures.map { mixture in
      CallForm(call, plain: mixture, isWhole: isComparable && mixture.count == choices.count)
    }.filter { taken.insert($0.declaration.parameters).inserted }
  }

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - plain: The indices of the parameters that take plain values.
  ///   - isWhole: Whether these are all for which that is possible.
  private init(_ call: MemberCall, plain: Set<Int>, isWhole: Bool) {
    self.call = call
    takesMatchers = !isWhole
    let parameters = Self.parameters(of: call, plain: plain)
    declaration = Declaration()
    declaration.keyword = call.member.isProperty ? "var" : "func"
    declaration.name = call.name
    declaration.parameters = parameters.map(\.declaration)
    let types = [TokenList.function(parameters.map(\.type)), call.result, call.failure]
    declaration.result =
      call.member.isTypedProperty
      ? .generic("TypedProperty", [call.result])
      : call.member.isProperty
        ? TokenList([Token(.word, "some")] + TokenList.generic("StubbableCall", types).tokens)
        : .generic("TypedCall", types)
    call.member.declaration.declareGenerics(in: &declaration)
  }

  /// The parameters, with plain values for some and matchers for the others.
  ///
  /// A matcher has a type only if the compiler can find out the generic parameters in it. A form
  /// without plain values is generic only if the result is; otherwise, a test couldn't omit
  /// arguments.
  private static func parameters(of call: MemberCall, plain: Set<Int>) -> [Parameter.Taken] {
    let member = call.member.declaration
    let isGeneric = !member.mentioned(in: [call.result]).isEmpty
    func isPlain(_ index: Int) -> Bool {
      plain.contains(index) || isGeneric && member.isMetatype(call.parameters[index].type)
    }
    let values = call.parameters.indices.filter(isPlain).map { call.parameters[$0].type }
    let known = member.mentioned(in: values + (plain.isEmpty ? [] : [call.result]))
    return call.parameters.enumerated().map { index, parameter in
      if isPlain(index), let plain = parameter.plain { return plain }
      let isKnown = member.mentioned(in: [parameter.type]).isSubset(of: known)
      let isNewValue = index == member.parameters.count
      return parameter.matcher(
        isTyped: isKnown || isGeneric && plain.isEmpty,
        hasDefault: (isKnown || !isGeneric || !plain.isEmpty) && !isNewValue)
    }
  }
}

extension Member {
  /// Whether its calls record the values to which it was set.
  var isTypedProperty: Bool { isProperty && declaration.hasSetter }
}
