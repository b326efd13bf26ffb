/// Keeps the arguments that calls passed in one place, for a test to look at afterwards.
///
/// Give it where an argument is specified, alone or inside of a matcher. It matches everything, and
/// captures whenever the stub answers, or, in a verification that succeeds, from every call found:
///
/// ```swift
/// let captor = Argument.captor()
/// store.stub(.save).with(captor, Argument.nonNil).andReturn()
///
/// planner.remember(eiger)
///
/// XCTAssertEqual(captor.getValue(as: Trail.self), eiger)
/// ```
public final class ArgumentCaptor: Sendable {
  private let arguments = Lock<[Unchecked<Any?>]>([])

  /// Makes a captor that has captured nothing; the same as ``Argument/captor()``.
  public init() {}

  /// What has been captured so far, in order.
  var captured: [Unchecked<Any?>] {
    arguments.withLock { $0 }.map { Unchecked(PassedArguments.current($0.value)) }
  }

  func capture(_ argument: Any?) {
    let argument = Unchecked(argument)
    arguments.withLock { $0.append(argument) }
  }

  /// Finds one captured argument.
  ///
  /// - Parameters:
  ///   - index: Its place in order of capture, from 0.
  ///   - type: Its type.
  /// - Returns: The argument, or why there is none.
  package func value<Value>(at index: Int, as type: Value.Type) -> Result<Value, Miss> {
    let values = captured
    guard values.indices.contains(index) else {
      return .failure(.outOfRange(index: index, count: values.count))
    }
    guard let value = values[index].value as? Value else {
      return .failure(.wrongType(index: index, expected: Value.self, values[index]))
    }
    return .success(value)
  }

  /// Why a captured argument could not be had.
  package enum Miss: Error {
    case outOfRange(index: Int, count: Int)
    case wrongType(index: Int, expected: any Any.Type, Unchecked<Any?>)
  }
}
