/// A matcher that keeps the arguments it matches, so that a test can inspect them afterward.
///
/// Pass a captor in place of an argument or inside another matcher. It matches every argument. In a
/// stub, it captures an argument from each call that uses the stub. In a verification, it captures
/// an argument from each matching call, but only if the verification succeeds. A captor that is
/// passed to both captures such an argument twice.
///
/// ```swift
/// let captor = Argument.captor()
/// store.stub(.save).with(captor, Argument.nonNil).andReturn()
///
/// Planner(store: store).plan(near: "Bern")
///
/// XCTAssertEqual(try captor.value(as: Trail.self), eiger)
/// ```
public final class ArgumentCaptor: Sendable, Matcher {
  private let arguments = Lock<[Unchecked<Any?>]>([])

  package var untyped: Argument { Argument(rule: .captor(self)) }

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
