extension UnansweredCall {
  /// Describes why an effect of a stub isn't possible.
  func wrongEffect(_ mistake: EffectMistake) -> String {
    switch mistake.reason {
    case .noArgument: argumentCount
    case .noClosure(let value): "It isn't a closure: \(ValueText.describeWithType(value.value))."
    case .notPlain(let type): "andCall doesn't support its type, \(TypeText.describe(type))."
    case .values(.count(let expected, let received)):
      "The closure takes \(Wording.count(expected, "argument")), but the stub passes \(received)."
    case .values(.type(let index, let expected, let received)):
      "Parameter \(index + 1) of the closure is \(TypeText.describe(expected)), but the "
        + "stub passes \(ValueText.describeWithType(received.value))."
    case .unset(let type?, let value, first: _):
      "The argument is \(TypeText.describe(type)), but the stub sets it to "
        + "\(ValueText.describeWithType(value.value))."
    case .unset(nil, _, _): notInout(mistake.index)
    }
  }

  /// Describes how to fix the stub, or the fake.
  func remedy(_ mistake: EffectMistake, at place: String) -> String {
    switch mistake.reason {
    case .notPlain:
      "Replace the stub's andCall at \(place) with an andDo closure that calls the argument."
    case .noArgument, .noClosure, .values:
      callback(of: mistake).map { "In the stub at \(place), use: \($0)" }
        ?? "The call has no closure that andCall can call. Remove andCall from the stub at \(place) or, if the fake leaves out the closure, pass it on there."
    case .unset(nil, _, let first?): "In the stub at \(place), use: andSet(\(first), to: <#value#>)"
    case .unset(nil, _, first: nil):
      "Remove the stub's andSet at \(place) or, if the parameter is inout, pass it as Inout(…) in the fake."
    case .unset: "Change the stub's andSet at \(place)."
    }
  }

  /// Names an argument, or a place where the call has none, by the index in the stub.
  func argumentTitle(at index: Int) -> String {
    call.arguments.indices.contains(index)
      ? call.labels.argumentTitle(at: index) : "the argument at index \(index)"
  }

  private func notInout(_ index: Int) -> String {
    guard call.arguments.indices.contains(index) else { return argumentCount }
    return "The fake passes it without Inout: \(ValueText.describeWithType(call.arguments[index]))."
  }

  private var argumentCount: String {
    let count = call.arguments.count
    if count == 0 { return "The call has no arguments." }
    return "The call has \(Wording.count(count, "argument")); indices start at 0."
  }

  /// The answer that calls the closure with the right values, or the first closure of the call that
  /// can be called.
  private func callback(of mistake: EffectMistake) -> String? {
    let first = if case .values = mistake.reason { mistake.index } else { 0 }
    for (index, argument) in call.arguments.enumerated() where index >= first {
      let type = Optionals.flatten(argument).flatMap { FunctionType($0) }
      guard let type, type.isPlain, type.parameters.count <= Callback.limit else { continue }
      let values = type.parameters.map(LiteralText.placeholder).joined(separator: ", ")
      return "andCall(\(index)\(values.isEmpty ? "" : ", with: \(values)"))"
    }
    return nil
  }
}
