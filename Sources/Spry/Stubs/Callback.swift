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
    guard FunctionType.isClosure(closure) else {
      throw CallbackMistake(index: index, reason: .noClosure(Unchecked(closure)))
    }
    let call = Parameters(closure: closure, values: values.value)
    guard let type = FunctionType(closure), type.isPlain,
      type.parameters.count <= Parameters.limit
    else {
      throw CallbackMistake(index: index, reason: .notPlain(Swift.type(of: closure)))
    }
    guard type.parameters.count == values.value.count else {
      let mismatch = ParameterMismatch.count(
        expected: type.parameters.count, received: values.value.count)
      throw CallbackMistake(index: index, reason: .values(mismatch))
    }
    let isCalled: Bool
    do {
      isCalled = try call.run(type)
    } catch {
      throw CallbackMistake(index: index, reason: .values(error))
    }
    if !isCalled {
      throw CallbackMistake(index: index, reason: .notPlain(Swift.type(of: closure)))
    }
  }
}

/// Why a closure among the arguments of a call could not be called.
package struct CallbackMistake: Error {
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

  /// Calls the closure.
  ///
  /// - Returns: Whether it was called. It can't be if a parameter or the result has a modifier, such
  ///   as `inout` or `sending`, which makes it a closure of another type.
  func run(_ type: FunctionType) throws(ParameterMismatch) -> Bool {
    let types = type.parameters
    switch types.count {
    case 0: return call(type.result)
    case 1: return try call(type.result, types[0])
    case 2: return try call(type.result, types[0], types[1])
    case 3: return try call(type.result, types[0], types[1], types[2])
    default: return try call(type.result, types[0], types[1], types[2], types[3])
    }
  }

  private func value<Value>(at index: Int, as type: Value.Type) throws(ParameterMismatch) -> Value {
    guard let value = Cast.value(values[index], as: type) else {
      throw .type(index: index, expected: type, received: Unchecked(values[index]))
    }
    return value
  }

  private func call<R>(_: R.Type) -> Bool {
    switch closure {
    case let closure as () -> R: _ = closure()
    case let closure as @Sendable () -> R: _ = closure()
    default: return false
    }
    return true
  }

  private func call<R, A>(_: R.Type, _ a: A.Type) throws(ParameterMismatch) -> Bool {
    let first = try value(at: 0, as: a)
    switch closure {
    case let closure as (A) -> R: _ = closure(first)
    case let closure as @Sendable (A) -> R: _ = closure(first)
    default: return false
    }
    return true
  }

  private func call<R, A, B>(
    _: R.Type, _ a: A.Type, _ b: B.Type
  ) throws(ParameterMismatch) -> Bool {
    let (first, second) = (try value(at: 0, as: a), try value(at: 1, as: b))
    switch closure {
    case let closure as (A, B) -> R: _ = closure(first, second)
    case let closure as @Sendable (A, B) -> R: _ = closure(first, second)
    default: return false
    }
    return true
  }

  private func call<R, A, B, C>(
    _: R.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws(ParameterMismatch) -> Bool {
    let (first, second) = (try value(at: 0, as: a), try value(at: 1, as: b))
    let third = try value(at: 2, as: c)
    switch closure {
    case let closure as (A, B, C) -> R: _ = closure(first, second, third)
    case let closure as @Sendable (A, B, C) -> R: _ = closure(first, second, third)
    default: return false
    }
    return true
  }

  private func call<R, A, B, C, D>(
    _: R.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
  ) throws(ParameterMismatch) -> Bool {
    let (first, second) = (try value(at: 0, as: a), try value(at: 1, as: b))
    let (third, fourth) = (try value(at: 2, as: c), try value(at: 3, as: d))
    switch closure {
    case let closure as (A, B, C, D) -> R: _ = closure(first, second, third, fourth)
    case let closure as @Sendable (A, B, C, D) -> R: _ = closure(first, second, third, fourth)
    default: return false
    }
    return true
  }
}
