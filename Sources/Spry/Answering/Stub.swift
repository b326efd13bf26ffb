/// A stub under construction: the calls it applies to, and how it answers them.
///
/// ```swift
/// store.stub(.trails).with("Bern").andReturn([eiger])
/// ```
///
/// A stub takes effect when you give it its first answer. Until then it answers no calls. If more
/// answers follow, each call gets the next one, and the last one stays:
///
/// ```swift
/// store.stub(.trails).andReturn([eiger]).times(2).thenReturn([])
/// ```
///
/// Write a stub from one task. The closures it takes are not `@Sendable`, so that they can use the
/// variables of the test around them. If the code under test calls the fake from several threads at
/// once, your closure has to be safe for that.
public final class Stub {
  private let host: StubHost
  private let function: FunctionName
  private let location: CodeLocation
  private let number = StubRule.nextNumber()
  private var pattern = ArgumentPattern()
  private var answers: AnswerSequence?

  package init(_ function: FunctionName, host: StubHost, location: CodeLocation) {
    self.function = function
    self.host = host
    self.location = location
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// A stub with more conditions is tried before one with fewer, regardless of which was written
  /// first. A value that cannot be compared is reported to the running test.
  ///
  /// - Parameters:
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     Omit to match any arguments.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Returns: The stub, which still needs an answer.
  public func with(
    _ arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) -> Stub {
    with(ArgumentPattern(arguments), at: CodeLocation(file, line))
  }

  /// Limits the stub to calls whose arguments pass a closure together.
  ///
  /// ```swift
  /// store.stub(.save).with(matching: { (trail: Trail, name: String) in trail.name == name })
  ///   .andReturn()
  /// ```
  ///
  /// Each parameter of the closure counts as one condition.
  ///
  /// - Parameters:
  ///   - predicate: Receives all arguments of a call. A call with a different number of arguments,
  ///     or with arguments of other types, does not match. It may run more than once for a call,
  ///     and never runs under a lock.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Returns: The stub, which still needs an answer.
  public func with<each Argument>(
    matching predicate: @escaping (repeat each Argument) -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Stub {
    with(ArgumentPattern(ArgumentPattern.Condition(predicate)), at: CodeLocation(file, line))
  }

  func with(_ pattern: ArgumentPattern, at location: CodeLocation) -> Stub {
    if answers != nil || !self.pattern.matchesEverything {
      reject(.conditionsTooLate(isInForce: answers != nil), at: location)
      return self
    }
    self.pattern = pattern
    if let mistake = pattern.mistake { reject(.argument(mistake), at: location) }
    return self
  }

  /// Replaces the answers of the stub by one.
  func answer(_ answer: Answer) -> Stub {
    comeIntoForce(AnswerSequence(answer))
  }

  /// Adds an answer after those that the stub has.
  func then(_ answer: Answer) -> Stub {
    guard var answers else { return self.answer(answer) }
    answers.append(answer)
    return comeIntoForce(answers)
  }

  /// Limits the last answer to a number of calls.
  ///
  /// ```swift
  /// ranger.stub(.length).andReturn(1.0)
  /// ranger.stub(.length).andReturn(2.0).times(3)  // then 1.0 again
  /// ```
  ///
  /// When all its answers are used up, the stub no longer matches, and other stubs answer.
  ///
  /// - Parameters:
  ///   - count: The number of calls, at least 1.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Returns: The stub, for further answers with `thenReturn`, `thenDo` or `thenThrow`.
  @discardableResult
  public func times(
    _ count: Int, file: StaticString = #filePath, line: UInt = #line
  ) -> Stub {
    guard var answers, count > 0, !answers.isLastUsed else {
      let mistake: StubMistake =
        answers == nil ? .timesTooEarly : count > 0 ? .timesTooLate : .wrongTimes(count)
      reject(mistake, at: CodeLocation(file, line))
      return self
    }
    answers.repeatLast(count)
    return comeIntoForce(answers)
  }

  /// Makes a gate for calls of the stub's function.
  func makeGate() -> Gate {
    Gate(of: function, host.fake, reject: host.reject)
  }

  private func comeIntoForce(_ answers: AnswerSequence) -> Stub {
    let isNewVersion = self.answers != nil
    self.answers = answers
    let rule = StubRule(
      number: number, isNewVersion: isNewVersion, function: function, pattern: pattern,
      answers: answers, location: location)
    host.register(rule, host.fake)
    return self
  }

  private func reject(_ mistake: StubMistake, at location: CodeLocation) {
    host.reject(mistake, host.fake, function, location)
  }
}
