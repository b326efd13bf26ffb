/// Keeps the arguments that calls passed, for a test to look at afterwards.
///
/// Pass it in place of an argument, alone or inside a matcher. It matches everything. In a stub, it
/// captures an argument each time the stub answers; in a verification that succeeds, it captures
/// one from every call found:
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

  /// Makes an empty captor; the same as ``Argument/captor()``.
  public init() {}

  /// What has been captured so far, in order.
  var captured: [Unchecked<Any?>] {
    arguments.withLock { $0 }.map { Unchecked(PassedArguments.current($0.value)) }
  }

  func capture(_ argument: Any?) {
    let argument = Unchecked(argument)
    arguments.withLock { $0.append(argument) }
  }

  /// Remembers where the captor was last specified.
  func note(_ parameter: CapturedParameter) {
    self.parameter.withLock { $0 = parameter }
  }

  /// Finds one captured argument.
  ///
  /// - Parameters:
  ///   - index: Its index in the order of capture, from 0.
  ///   - type: Its type.
  /// - Returns: The argument, or why there is none.
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
