/// A stub under construction: the calls that it matches, and what it does for them.
///
/// ```swift
/// store.stub(.trails).with("Bern").andReturn([eiger])
/// ```
///
/// A stub takes effect once it has an answer; until then, it matches no calls. If you add more
/// answers, each call gets the next one, and the last one repeats:
///
/// ```swift
/// store.stub(.trails).andReturn([eiger]).times(2).thenReturn([])
/// ```
///
/// Write each stub within a single task. The closures that you pass to it aren't `@Sendable`, so
/// that they can use the variables of the test around them. When the code under test calls the fake
/// from several threads at once, make sure that your closures are safe to run concurrently.
public final class Stub {
  private let record: FakeRecord
  private let function: FunctionName
  private let location: CodeLocation
  private let number = StubRule.numbers.next()
  private var pattern = ArgumentPattern.anyCall
  /// The version of the stub that is in effect.
  private var rule: StubRule?
  /// Whether the stub may stay unused.
  private var isOptional = false

  init(_ function: FunctionName, of record: FakeRecord, at location: CodeLocation) {
    self.function = function
    self.record = record
    self.location = location
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// Stubs with more conditions are tried before stubs with fewer, regardless of the order in which
  /// you write them. ``Argument/anything`` and captors don't count as conditions.
  ///
  /// - Parameters:
  ///   - arguments: A value, an ``Argument``, or an ``ArgumentCaptor`` for each argument, in order.
  ///     Omit them to match any arguments.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The stub, which still needs an answer.
  public func with(
    _ arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
  ) -> Stub { with(ArgumentPattern(arguments), at: CodeLocation(file, line)) }

  /// Limits the stub to calls whose arguments satisfy `predicate` together.
  ///
  /// ```swift
  /// store.stub(.save).with(matching: { (trail: Trail, name: String) in trail.name == name })
  ///   .andReturn()
  /// ```
  ///
  /// Each parameter of the closure counts as one condition.
  ///
  /// - Parameters:
  ///   - predicate: A closure that receives all arguments of a call and returns whether they match.
  ///     A call with a different number of arguments, or with arguments of other types, doesn't
  ///     match. The closure can run more than once per call. Spry never runs it while holding a
  ///     lock.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The stub, which still needs an answer.
  public func with<each Argument>(
    matching predicate: @escaping (repeat each Argument) -> Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Stub {
    with(ArgumentPattern([], ArgumentPattern.Condition(predicate)), at: CodeLocation(file, line))
  }

  func with(_ pattern: ArgumentPattern, at location: CodeLocation) -> Stub {
    if rule != nil {
      reject(.conditionsTooLate(isInForce: true), at: location)
      // The answers that follow are meant for another stub.
      return Stub(function, of: record, at: location).with(pattern, at: location)
    }
    guard self.pattern.matchesEverything else {
      reject(.conditionsTooLate(isInForce: false), at: location)
      return self
    }
    self.pattern = pattern
    if let mistake = pattern.mistake { reject(.argument(mistake), at: location) }
    return self
  }

  /// Gives the stub its first answer, with which it takes effect.
  func setAnswer(_ answer: Answer) -> Stub {
    if rule != nil { reject(.secondAnswer, at: location) }
    return comeIntoForce(AnswerSequence(answer))
  }

  /// Adds an answer after the existing ones.
  func addAnswer(_ answer: Answer) -> Stub {
    guard var answers = rule?.answers else { return setAnswer(answer) }
    answers.append(answer)
    return comeIntoForce(answers)
  }

  /// Limits the last answer to a number of calls.
  ///
  /// ```swift
  /// forecasts.stub(.rain).andReturn(1.0)
  /// forecasts.stub(.rain).andReturn(2.0).times(3)  // then 1.0 again
  /// ```
  ///
  /// When all of its answers are used up, the stub no longer matches, and other stubs apply.
  ///
  /// - Parameters:
  ///   - count: The number of calls that get the answer, at least 1.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The stub, for further answers with `thenReturn`, `thenDo`, or `thenThrow`.
  @discardableResult
  public func times(_ count: Int, file: StaticString = #filePath, line: UInt = #line) -> Stub {
    guard var answers = rule?.answers, count > 0, !answers.isLastUsed else {
      let mistake: StubMistake =
        rule == nil ? .timesTooEarly : count > 0 ? .timesTooLate : .wrongTimes(count)
      reject(mistake, at: CodeLocation(file, line))
      return self
    }
    answers.repeatLast(count)
    return comeIntoForce(answers)
  }

  /// Lets the stub stay unused.
  ///
  /// ```swift
  /// store.stub(.region).andReturn("Alps").optional()  // in a setup that several tests share
  /// ```
  ///
  /// `.spry(.strict)`, `XCTAssertNoUnusedStubs`, and `expectNoUnusedStubs` don't report it.
  ///
  /// - Returns: The stub, for further answers.
  @discardableResult
  public func optional() -> Stub {
    isOptional = true
    return rule.map { comeIntoForce($0.answers) } ?? self
  }

  /// Gives the stub its first answer, one that suspends calls.
  func suspend<Result>() -> Gate<Result> {
    let calls = SuspendedCalls()
    _ = setAnswer(.suspend(calls))
    return Gate(
      calls: calls, function: function, fake: record.identity, ledger: record.storage.scopeLedger)
  }

  private func comeIntoForce(_ answers: AnswerSequence) -> Stub {
    let rule = StubRule(
      number: number, isOptional: isOptional, call: ExpectedCall(function, pattern),
      answers: answers, location: location)
    self.rule = rule
    record.storage.note(rule, of: record.identity)
    record.storage.register(rule)
    return self
  }

  private func reject(_ mistake: StubMistake, at location: CodeLocation) {
    record.report(.stubMistake(mistake, record.identity, function), at: location)
  }
}
