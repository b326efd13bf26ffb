/// An answer in the making: for which calls, then what.
///
/// ```swift
/// store.stub(.trails).with("Bern").andReturn([eiger])
/// ```
///
/// It comes into force, whole, with its answer. Until then no call sees it.
public final class Stub {
  private let host: any StubHost
  private let function: FunctionName
  private let location: CodeLocation
  private let identity = StubRule.Identity()
  private var pattern = ArgumentPattern()
  private var isInForce = false

  package init(_ function: FunctionName, host: any StubHost, location: CodeLocation) {
    self.function = function
    self.host = host
    self.location = location
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// A stub with more conditions is asked before one with fewer, whichever was written first.
  ///
  /// - Parameters:
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument of the call,
  ///     in order. None at all means any arguments.
  ///   - file: Where a mistake is reported.
  ///   - line: The line in `file`.
  /// - Returns: The stub, which still needs its answer. A value that cannot be compared is reported
  ///   to the running test.
  public func with(
    _ arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) -> Stub {
    let location = CodeLocation(file, line)
    if isInForce || !pattern.matchesEverything {
      host.reject(.conditionsTooLate(isInForce: isInForce), in: function, at: location)
      return self
    }
    pattern = ArgumentPattern(arguments)
    if let incomparable = pattern.incomparable {
      host.reject(.incomparable(incomparable), in: function, at: location)
    }
    return self
  }

  /// Answers with a value.
  ///
  /// - Parameter value: What the fake returns. It has to be of the member's return type, or to cast
  ///   to it; nothing at all is `Void`.
  /// - Returns: The stub, now in force.
  @discardableResult
  public func andReturn(_ value: Any? = ()) -> Stub {
    answer(.value(Unchecked(value)))
  }

  /// Answers by running a closure.
  ///
  /// ```swift
  /// store.stub(.trails).andDo { arguments in [Trail(name: "near \(arguments[0] ?? "")")] }
  /// ```
  ///
  /// - Parameter body: Receives the arguments in order and returns what the fake returns. It runs
  ///   on the thread of the call, not under a lock; what it throws, a throwing member throws.
  /// - Returns: The stub, now in force.
  @discardableResult
  public func andDo(_ body: @escaping ([Any?]) throws -> Any?) -> Stub {
    answer(.run(Unchecked(body)))
  }

  /// Answers by throwing.
  ///
  /// - Parameter error: What the fake throws. A member that does not throw reports the mistake when
  ///   it is called.
  /// - Returns: The stub, now in force.
  @discardableResult
  public func andThrow(_ error: any Error) -> Stub {
    answer(.error(error))
  }

  private func answer(_ answer: Answer) -> Stub {
    host.register(
      StubRule(
        identity: identity, function: function, pattern: pattern, answer: answer,
        location: location))
    isInForce = true
    return self
  }
}

/// The fake for which a ``Stub`` is being written.
package protocol StubHost: Sendable {
  /// Puts a stub in force, or a new version of it.
  func register(_ rule: StubRule)

  /// Tells the running test of a mistake in the stub.
  func reject(_ mistake: StubMistake, in function: FunctionName, at location: CodeLocation)
}

/// What can be wrong with a stub while it is being written.
package enum StubMistake: Sendable {
  /// `with` came after the answer, or a second time.
  case conditionsTooLate(isInForce: Bool)
  case incomparable(ArgumentPattern.Incomparable)
}
