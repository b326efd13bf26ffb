public import Spry
public import Testing

/// Records an issue unless a fake received a call.
///
/// ```swift
/// expectHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
/// ```
///
/// - Parameters:
///   - fake: The fake, or for static members its type.
///   - function: The case of the function, or of the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. Omit
///     to match any arguments.
///   - countSpecifier: The expected number of calls. The default is at least one.
///   - beginning: If specified, only calls after this checkpoint are counted.
///   - comment: What to add to the issue. It needs a label before it, such as `countSpecifier:`;
///     directly after `with:` it would be one of the arguments.
///   - sourceLocation: The location that issues point to.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveReceived(function, arguments, countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member received a call; see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-81d5e``.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveReceived(function, arguments, countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake received a call.
///
/// ```swift
/// expectHaveNotReceived(store, .trails, with: "Bern")
/// ```
///
/// `countSpecifier` is the number of calls that fails the test. The default is at least one. The
/// other parameters are those of
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-81d5e``.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member received a call; see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-2bn5l``.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}
