/// A matcher that keeps the arguments it matches, so that a test can inspect them afterward.
///
/// Pass a captor in place of an argument, or inside another matcher. It matches every argument. In
/// a stub, it captures an argument each time the stub answers a call. In a verification, it
/// captures an argument from each matching call, but only if the verification succeeds:
///
/// ```swift
/// let captor = Argument.captor()
/// store.stub(.save).with(captor, Argument.nonNil).andReturn()
///
/// planner.remember(eiger)
///
/// XCTAssertEqual(try captor.value(as: Trail.self), eiger)
/// ```
public final class ArgumentCaptor: Sendable {
  private let arguments = Lock<[Unchecked<Any?>]>([])
  private let parameter = Lock<CapturedParameter?>(nil)

  /// The property to capture, or `nil` to capture the argument itself.
  let property: Argument.Property?

  /// Creates an empty captor, like ``Argument/captor()``.
  public init() { property = nil }

  init(of property: Argument.Property) { self.property = property }

  /// The arguments captured so far, in order.
  var captured: [Unchecked<Any?>] {
    arguments.withLock { $0 }.map { Unchecked(PassedArguments.current($0.value)) }
  }

  func capture(_ argument: Any?) {
    let argument = Unchecked(argument)
    arguments.withLock { $0.append(argument) }
  }

  /// Remembers the parameter for which the captor was last specified.
  func note(_ parameter: CapturedParameter) { self.parameter.withLock { $0 = parameter } }

  /// Finds one captured argument.
  ///
  /// - Parameters:
  ///   - index: The index of the argument in the order of capture, starting at 0.
  ///   - type: The type that the argument must have.
  /// - Returns: The argument, or the reason why there is none.
  package func find<Value>(at index: Int, as type: Value.Type) -> Result<Value, CaptorMistake> {
    let values = captured
    guard values.indices.contains(index) else {
      return .failure(mistake(index, .outOfRange(count: values.count)))
    }
    guard let value = Cast.value(values[index].value, as: type) else {
      return .failure(mistake(index, .wrongType(expected: Value.self, values[index])))
    }
    return .success(value)
  }

  private func mistake(_ index: Int, _ reason: CaptorMistake.Reason) -> CaptorMistake {
    CaptorMistake(parameter: parameter.withLock { $0 }, index: index, reason: reason)
  }
}

/// The reason why a captor can't return the requested argument.
package struct CaptorMistake: Error {
  /// The parameter for which the captor was specified, or `nil` if it hasn't been used.
  package let parameter: CapturedParameter?
  /// The requested index in the order of capture, starting at 0.
  package let index: Int
  package let reason: Reason

  /// What is wrong with the request.
  package enum Reason: Sendable {
    case outOfRange(count: Int)
    case wrongType(expected: any Any.Type, Unchecked<Any?>)
  }
}

/// The parameter for which a captor was specified, for use in messages.
package struct CapturedParameter: Sendable {
  package let fake: FakeIdentity
  package let function: FunctionName
  /// The index of the parameter, starting at 0.
  package let index: Int
}

extension ArgumentPattern {
  /// Records in each captor which parameter it captures.
  package func noteCaptors(of fake: FakeIdentity, _ function: FunctionName) {
    guard hasCaptors else { return }
    for (index, matcher) in matchers.enumerated() {
      for captor in matcher.captors {
        captor.note(CapturedParameter(fake: fake, function: function, index: index))
      }
    }
  }
}
