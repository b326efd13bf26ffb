/// A call to a particular fake: which function, and with which arguments.
///
/// It's what a test stubs, verifies, expects, counts and orders:
///
/// ```swift
/// let save = store.call(.save, with: eiger, Argument.anything)
///
/// save.stub().andReturn()
/// planner.remember(eiger)
/// XCTAssertHaveReceived(save, countSpecifier: .once)
/// XCTAssertHaveReceivedInOrder(store.call(.trails), save)
/// ```
public struct CallPattern: CallPatternConvertible, Sendable {
  package let fake: FakeIdentity
  package let function: FunctionName
  package let pattern: ArgumentPattern
  /// The storage of an instance; `nil` for static members, whose storage belongs to a scope.
  private let owned: SpryStorage?

  init(_ function: FunctionName, _ pattern: ArgumentPattern, of record: FakeRecord) {
    self.function = function
    self.pattern = pattern
    fake = record.identity
    owned = fake.isStatic ? nil : record.storage
  }

  private init(_ call: CallPattern, _ pattern: ArgumentPattern) {
    fake = call.fake
    function = call.function
    owned = call.owned
    self.pattern = pattern
  }

  /// The pattern itself.
  public var callPattern: CallPattern { self }

  /// The same function with other arguments.
  func with(_ arguments: [Any?]) -> CallPattern {
    CallPattern(self, ArgumentPattern(arguments))
  }

  /// The storage of the fake, or for a static member, that of the current scope.
  var storage: SpryStorage { owned ?? TestScope.current.staticStorage(of: fake.type) }

  var record: FakeRecord { FakeRecord(fake, storage) }

  /// Limits the pattern to calls whose arguments satisfy `predicate` together.
  ///
  /// ```swift
  /// let namesake = store.call(.save).matching { (trail: Trail, name: String) in
  ///   trail.name == name
  /// }
  /// XCTAssertHaveNotReceived(namesake)
  /// ```
  ///
  /// Arguments that the pattern already specifies have to match as well.
  ///
  /// - Parameter predicate: A closure that receives all arguments of a call and returns whether
  ///   they match. A call with a different number of arguments, or with arguments of other types,
  ///   doesn't match. The closure may run more than once per call. Spry never runs it while holding
  ///   a lock.
  /// - Returns: The narrower pattern.
  public func matching<each Argument>(
    _ predicate: @escaping (repeat each Argument) -> Bool
  ) -> CallPattern {
    CallPattern(self, pattern.adding(ArgumentPattern.Condition(predicate)))
  }

  /// The same pattern, without arguments if it accepts any.
  ///
  /// Subscripts keep theirs, because setting one records one argument more than reading it.
  var simplified: CallPattern {
    pattern.acceptsAnyArguments && !Signature(function.rawValue).isSubscript
      ? CallPattern(self, ArgumentPattern()) : self
  }
}
