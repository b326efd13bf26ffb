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
/// XCTAssertEqual(try captor.value(as: Trail.self), eiger)
/// ```
public final class ArgumentCaptor: Sendable {
  private let arguments = Lock<[Unchecked<Any?>]>([])
  private let place = Lock<CaptorPlace?>(nil)

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

  /// Remembers where the captor was given last.
  func note(_ place: CaptorPlace) {
    self.place.withLock { $0 = place }
  }

  /// Finds one captured argument.
  ///
  /// - Parameters:
  ///   - index: Its place in order of capture, from 0.
  ///   - type: Its type.
  /// - Returns: The argument, or why there is none.
  package func find<Value>(at index: Int, as type: Value.Type) -> Result<Value, Miss> {
    let values = captured
    guard values.indices.contains(index) else {
      return .failure(miss(index, .outOfRange(count: values.count)))
    }
    guard let value = Cast.value(values[index].value, as: type) else {
      return .failure(miss(index, .wrongType(expected: Value.self, values[index])))
    }
    return .success(value)
  }

  private func miss(_ index: Int, _ reason: Miss.Reason) -> Miss {
    Miss(place: place.withLock { $0 }, index: index, reason: reason)
  }

  /// Why a captured argument could not be had.
  package struct Miss: Error {
    /// Where the captor was given; `nil` if nowhere yet.
    package let place: CaptorPlace?
    package let index: Int
    package let reason: Reason

    /// Why the value is not there.
    package enum Reason: Sendable {
      case outOfRange(count: Int)
      case wrongType(expected: any Any.Type, Unchecked<Any?>)
    }
  }
}
