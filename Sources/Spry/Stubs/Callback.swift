/// A call to a closure that a fake received as an argument, such as a completion handler.
struct Callback: Sendable {
  /// The index of the closure among the arguments of the call, starting at 0.
  let index: Int
  /// The values to call the closure with.
  let values: Unchecked<[Any?]>

  /// The largest number of parameters that a closure can have.
  static let limit = 4

  /// Calls the closure, unless it is an optional that is `nil`.
  func run(_ arguments: [Any?]) throws(EffectMistake) {
    guard arguments.indices.contains(index) else { throw mistake(.noArgument) }
    guard let closure = Optionals.flatten(arguments[index]) else { return }
    guard FunctionType.isClosure(closure) else { throw mistake(.noClosure(Unchecked(closure))) }
    guard let type = FunctionType(closure), type.isPlain, type.parameters.count <= Self.limit else {
      throw mistake(.notPlain(Swift.type(of: closure)))
    }
    let (expected, received) = (type.parameters.count, values.value.count)
    guard expected == received else {
      throw mistake(.values(.count(expected: expected, received: received)))
    }
    do {
      if try call(closure, type) { return }
    } catch {
      throw mistake(.values(error))
    }
    throw mistake(.notPlain(Swift.type(of: closure)))
  }

  private func mistake(_ reason: EffectMistake.Reason) -> EffectMistake {
    EffectMistake(index: index, reason: reason)
  }

  // There is one function for each number of parameters, because a closure whose parameters are a
  // pack can't be cast from `Any`.

  /// Calls a closure whose type is known only at run time.
  ///
  /// - Returns: Whether it was called. It can't be if a parameter or the result has a modifier, such
  ///   as `inout` or `sending`, which makes it a closure of another type.
  private func call(_ closure: Any, _ type: FunctionType) throws(ParameterMismatch) -> Bool {
    let types = type.parameters
    return switch types.count {
    case 0: try call(closure, type.result)
    case 1: try call(closure, type.result, types[0])
    case 2: try call(closure, type.result, types[0], types[1])
    case 3: try call(closure, type.result, types[0], types[1], types[2])
    default: try call(closure, type.result, types[0], types[1], types[2], types[3])
    }
  }

  private func call<R>(_ closure: Any, _: R.Type) throws(ParameterMismatch) -> Bool {
    try run((closure as? () -> R) ?? (closure as? @Sendable () -> R))
  }

  private func call<R, A>(
    _ closure: Any, _: R.Type, _ a: A.Type
  ) throws(ParameterMismatch) -> Bool {
    try run((closure as? (A) -> R) ?? (closure as? @Sendable (A) -> R), a)
  }

  private func call<R, A, B>(
    _ closure: Any, _: R.Type, _ a: A.Type, _ b: B.Type
  ) throws(ParameterMismatch) -> Bool {
    try run((closure as? (A, B) -> R) ?? (closure as? @Sendable (A, B) -> R), a, b)
  }

  private func call<R, A, B, C>(
    _ closure: Any, _: R.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws(ParameterMismatch) -> Bool {
    try run((closure as? (A, B, C) -> R) ?? (closure as? @Sendable (A, B, C) -> R), a, b, c)
  }

  private func call<R, A, B, C, D>(
    _ closure: Any, _: R.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
  ) throws(ParameterMismatch) -> Bool {
    let sendable = closure as? @Sendable (A, B, C, D) -> R
    return try run((closure as? (A, B, C, D) -> R) ?? sendable, a, b, c, d)
  }

  /// Calls a closure with the values, if it has the type that was expected.
  private func run<each Parameter, Result>(
    _ closure: ((repeat each Parameter) -> Result)?, _ types: repeat (each Parameter).Type
  ) throws(ParameterMismatch) -> Bool {
    let arguments = try TypedArguments.all(of: values.value, as: repeat each types)
    guard let closure else { return false }
    _ = closure(repeat each arguments)
    return true
  }
}

extension Answer {
  /// Something that an answer does to the arguments of a call before it answers.
  package typealias Effect = ([Any?]) throws -> Void

  /// Sets the `inout` argument at an index.
  static func assignment(at index: Int, of value: Any?) -> Answer {
    let assign = { (arguments: [Any?]) in
      let argument = arguments.indices.contains(index) ? arguments[index] : nil
      let variable = argument as? any InoutArgument
      if variable?.set(value) ?? false { return }
      let type = variable.map { Swift.type(of: $0).valueType }
      let first = arguments.firstIndex { $0 is any InoutArgument }
      throw EffectMistake(index: index, reason: .unset(type, Unchecked(value), first: first))
    }
    return .effect(Unchecked(assign))
  }
}

/// Why a closure among the arguments of a call could not be called, or why an argument could not be
/// set.
package struct EffectMistake: Error {
  /// What is wrong.
  package enum Reason: Sendable {
    case noArgument
    case noClosure(Unchecked<Any>)
    /// The closure is async, throws, is isolated to an actor, is a function of C, has too many
    /// parameters, has a nonescaping closure as a parameter, or has a parameter or a result with a
    /// modifier.
    case notPlain(any Any.Type)
    /// The values don't fit the closure's parameters.
    case values(ParameterMismatch)
    /// The argument couldn't be set to the value.
    ///
    /// The type is that of the argument, or `nil` if it isn't `inout`. The index is that of the
    /// first argument that is.
    case unset((any Any.Type)?, Unchecked<Any?>, first: Int?)
  }

  /// The index at which the argument was expected, starting at 0.
  package let index: Int
  package let reason: Reason

  /// Whether an argument was to be set, and not called.
  var isAssignment: Bool { if case .unset = reason { true } else { false } }
}
