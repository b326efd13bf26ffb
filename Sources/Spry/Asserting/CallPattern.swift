/// A call to a particular fake: the function and its arguments.
///
/// It's what a test verifies, expects, counts, and orders:
///
/// ```swift
/// let save = store.call(.save, with: eiger, Argument.anything)
///
/// Planner(store: store).plan(near: "Bern")
/// XCTAssertHaveReceived(save, .once)
/// XCTAssertHaveReceivedInOrder(store.call(.trails), save)
/// ```
///
/// A call keeps the calls and stubs of its fake alive, so don't capture it in a closure of one of
/// its stubs. The calls of a generated fake have types; see ``TypedCall``.
public struct CallPattern: CallPatternConvertible, Sendable {
  package let fake: FakeIdentity
  package let expected: ExpectedCall
  /// The line that made the pattern, or the line of the verification.
  let location: CodeLocation
  /// The storage of an instance; `nil` for static members, whose storage belongs to a scope.
  private let owned: SpryStorage?

  init(_ expected: ExpectedCall, of record: FakeRecord, at location: CodeLocation) {
    self.expected = expected
    self.location = location
    fake = record.identity
    owned = fake.isStatic ? nil : record.storage
  }

  /// The function that is called.
  package var function: FunctionName { expected.function }
  /// The arguments that are expected.
  package var pattern: ArgumentPattern { expected.pattern }

  /// The pattern itself.
  public var callPattern: CallPattern { self }

  /// The same call, for a verification that reports its mistakes on another line.
  func at(_ file: StaticString, _ line: UInt) -> CallPattern {
    CallPattern(expected, of: record, at: CodeLocation(file, line))
  }

  /// The same function with other arguments.
  func with(_ pattern: ArgumentPattern) -> CallPattern {
    CallPattern(ExpectedCall(function, pattern), of: record, at: location)
  }

  /// The storage of the fake, or for a static member, that of the current scope.
  var storage: SpryStorage { owned ?? TestScope.current.staticStorage(of: fake.type) }

  var record: FakeRecord { FakeRecord(fake, storage) }

  /// The mistake in the first argument that has one.
  var mistake: Failure? { pattern.mistake.map { .argumentMistake($0, fake, function) } }

  /// Limits the pattern to calls whose arguments satisfy `predicate` together.
  ///
  /// ```swift
  /// let namesake = store.call(.save).matching { (trail: Trail, name: String) in
  ///   trail.name == name
  /// }
  /// XCTAssertHaveNotReceived(namesake)
  /// ```
  ///
  /// Arguments that the pattern already specifies must also match.
  ///
  /// - Parameter predicate: A closure that receives all arguments of a call and returns whether
  ///   they match. A call with a different number of arguments, or with arguments of other types,
  ///   doesn't match. The closure can run more than once per call. Spry never runs it while holding
  ///   a lock.
  /// - Returns: The narrower pattern.
  public func matching<each Argument>(
    _ predicate: @escaping (repeat each Argument) -> Bool
  ) -> CallPattern { with(pattern.adding(ArgumentPattern.Condition(predicate))) }

  /// The same pattern, without arguments if it accepts any.
  ///
  /// Subscripts keep theirs, because setting one records one argument more than reading it.
  var simplified: CallPattern {
    pattern.acceptsAnyArguments && !Signature(function.rawValue).isSubscript
      ? with(ArgumentPattern()) : self
  }
}
