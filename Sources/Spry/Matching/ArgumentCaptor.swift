/// A matcher that keeps the arguments it matches, so that a test can inspect them afterward.
///
/// Pass a captor in place of an argument or inside another matcher. It matches every argument. In a
/// stub, it captures an argument from each call that uses the stub. In a verification, it captures
/// an argument from each matching call, but only if the verification succeeds:
///
/// ```swift
/// let captor = Argument.captor()
/// store.stub(.save).with(captor, Argument.nonNil).andReturn()
///
/// Planner(store: store).plan(near: "Bern")
///
/// XCTAssertEqual(try captor.value(as: Trail.self), eiger)
/// ```
public final class ArgumentCaptor: Sendable {
  private let arguments = Lock<[Unchecked<Any?>]>([])

  /// Creates an empty captor, like ``Argument/captor()``.
  public init() {}

  /// The arguments captured so far, in order.
  var captured: [Unchecked<Any?>] {
    arguments.withLock { $0 }.map { Unchecked(PassedArguments.current($0.value)) }
  }

  func capture(_ argument: Any?) {
    let argument = Unchecked(argument)
    arguments.withLock { $0.append(argument) }
  }
}

/// The reason why a captor can't return the requested argument.
package struct CaptorMistake: Sendable {
  /// The requested index in the order of capture, starting at 0.
  package let index: Int
  package let reason: Reason

  /// What is wrong with the request.
  package enum Reason: Sendable {
    case outOfRange(count: Int)
    case wrongType(expected: any Any.Type, Unchecked<Any?>)
  }
}
