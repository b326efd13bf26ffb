/// An answer in the making: for which calls, then what.
///
/// ```swift
/// store.stub(.trails).with("Bern").andReturn([eiger])
/// ```
///
/// It comes into force, whole, with its first answer. Until then no call sees it. More answers may
/// follow; then each call gets the next one, and the last one stays:
///
/// ```swift
/// store.stub(.trails).andReturn([eiger]).times(2).thenReturn([])
/// ```
///
/// A stub is written by one task. The closures that it takes are not `@Sendable`, so that they can
/// use the variables of the test around them; where the code under test calls the fake from several
/// threads at once, it is up to the closure to allow that.
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
  /// A stub with more conditions is asked before one with fewer, whichever was written first.
  ///
  /// - Parameters:
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument of the
  ///     call, in order. None at all means any arguments.
  ///   - file: Where a mistake is reported.
  ///   - line: The line in `file`.
  /// - Returns: The stub, which still needs its answer. A value that cannot be compared is reported
  ///   to the running test.
  public func with(
    _ arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) -> Stub {
    with(ArgumentPattern(arguments), at: CodeLocation(file, line))
  }

  /// Limits the stub to calls whose arguments fit together.
  ///
  /// ```swift
  /// store.stub(.save).with(matching: { (trail: Trail, name: String) in trail.name == name })
  ///   .andReturn()
  /// ```
  ///
  /// It counts as one condition for each parameter of the closure.
  ///
  /// - Parameters:
  ///   - predicate: Receives all arguments of a call. A call whose arguments are of other types, or
  ///     more or fewer, does not match. It may run more than once for a call, and not under a lock.
  ///   - file: Where a mistake is reported.
  ///   - line: The line in `file`.
  /// - Returns: The stub, which still needs its answer.
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

  /// Gives the stub an answer in place of those that it has.
  func answer(_ answer: Answer) -> Stub {
    comeIntoForce(AnswerSequence(answer))
  }

  /// Gives the stub an answer behind those that it has.
  func then(_ answer: Answer) -> Stub {
    guard var answers else { return self.answer(answer) }
    answers.append(answer)
    return comeIntoForce(answers)
  }

  /// Answers a number of calls with the last answer, and no more.
  ///
  /// ```swift
  /// store.stub(.length).andReturn(1.0)
  /// store.stub(.length).andReturn(2.0).times(3)  // then 1.0 again
  /// ```
  ///
  /// When its answers are used up, the stub lets those below it answer.
  ///
  /// - Parameters:
  ///   - count: The number of calls, at least 1.
  ///   - file: Where a mistake is reported.
  ///   - line: The line in `file`.
  /// - Returns: The stub; `thenReturn`, `thenDo` and `thenThrow` go on from there.
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
