/// A call to a closure that a fake received as an argument, such as a completion handler.
struct Callback: Sendable {
  /// The index of the closure among the arguments of the call, starting at 0.
  let index: Int
  /// The values to call the closure with.
  let values: Unchecked<[Any?]>

  /// Calls the closure, unless it is an optional that is `nil`.
  func run(_ arguments: [Any?]) throws(CallbackMistake) {
    guard arguments.indices.contains(index) else {
      throw CallbackMistake(index: index, reason: .noArgument)
    }
    guard let closure = Optionals.flatten(arguments[index]) else { return }
    guard let type = FunctionType(closure) else {
      throw CallbackMistake(index: index, reason: .noClosure(Unchecked(closure)))
    }
    let call = Parameters(closure: closure, values: values.value)
    guard type.isPlain, type.parameters.count <= Parameters.limit else {
      throw CallbackMistake(index: index, reason: .notPlain(Swift.type(of: closure)))
    }
    guard type.parameters.count == values.value.count else {
      let mismatch = ParameterMismatch.count(
        expected: type.parameters.count, received: values.value.count)
      throw CallbackMistake(index: index, reason: .values(mismatch))
    }
    do {
      try call.run(type)
    } catch {
      throw CallbackMistake(index: index, reason: .values(error))
    }
  }
}

/// Why a closure among the arguments of a call could not be called.
package struct CallbackMistake: Error {
  /// What is wrong.
  package enum Reason: Sendable {
    case noArgument
    case noClosure(Unchecked<Any>)
    /// The closure is async, throws, is isolated to an actor, or has too many parameters.
    case notPlain(any Any.Type)
    /// The values don't fit the closure's parameters.
    case values(ParameterMismatch)
  }

  /// The index at which the closure was expected, starting at 0.
  package let index: Int
  package let reason: Reason
}

/// A closure whose type is known only at run time, and the values to call it with.
///
/// There is one function for each number of parameters, because a closure whose parameters are a
/// pack cannot be cast from `Any`.
private struct Parameters {
  static let limit = 4

  let closure: Any
  let values: [Any?]

  func run(_ type: FunctionType) throws(ParameterMismatch) {
    let types = type.parameters
    switch types.count {
    case 0: call(type.result)
    case 1: try call(type.result, types[0])
    case 2: try call(type.result, types[0], types[1])
    case 3: try call(type.result, types[0], types[1], types[2])
    default: try call(type.result, types[0], types[1], types[2], types[3])
    }
  }

  private func value<Value>(at index: Int, as type: Value.Type) throws(ParameterMismatch) -> Value {
    guard let value = Cast.value(values[index], as: type) else {
      throw .type(index: index, expected: type, received: Unchecked(values[index]))
    }
    return value
  }

  private func call<R>(_: R.Type) {
    if let closure = closure as? () -> R { _ = closure() }
    if let closure = closure as? @Sendable () -> R { _ = closure() }
  }

  private func call<R, A>(_: R.Type, _ a: A.Type) throws(ParameterMismatch) {
    let first = try value(at: 0, as: a)
    if let closure = closure as? (A) -> R { _ = closure(first) }
    if let closure = closure as? @Sendable (A) -> R { _ = closure(first) }
  }

  private func call<R, A, B>(
    _: R.Type, _ a: A.Type, _ b: B.Type
  ) throws(ParameterMismatch) {
    let (first, second) = (try value(at: 0, as: a), try value(at: 1, as: b))
    if let closure = closure as? (A, B) -> R { _ = closure(first, second) }
    if let closure = closure as? @Sendable (A, B) -> R { _ = closure(first, second) }
  }

  private func call<R, A, B, C>(
    _: R.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws(ParameterMismatch) {
    let (first, second) = (try value(at: 0, as: a), try value(at: 1, as: b))
    let third = try value(at: 2, as: c)
    if let closure = closure as? (A, B, C) -> R { _ = closure(first, second, third) }
    if let closure = closure as? @Sendable (A, B, C) -> R { _ = closure(first, second, third) }
  }

  private func call<R, A, B, C, D>(
    _: R.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
  ) throws(ParameterMismatch) {
    let (first, second) = (try value(at: 0, as: a), try value(at: 1, as: b))
    let (third, fourth) = (try value(at: 2, as: c), try value(at: 3, as: d))
    if let closure = closure as? (A, B, C, D) -> R { _ = closure(first, second, third, fourth) }
    if let closure = closure as? @Sendable (A, B, C, D) -> R {
      _ = closure(first, second, third, fourth)
    }
  }
}
