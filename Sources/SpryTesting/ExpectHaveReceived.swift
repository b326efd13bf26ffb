public import Spry
public import Testing

/// Records an issue unless a fake received a call.
///
/// ```swift
/// expectHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
/// ```
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - function: The case of the function. To find calls that set a property, pass the property's
///     case.
///   - arguments: The expected arguments, in order. For each, pass a value, an `Argument` or an
///     `ArgumentCaptor`. Omit to match any arguments.
///   - countSpecifier: The expected number of calls, such as `.once` or `.exactly(3)`. The default
///     is at least one.
///   - beginning: If specified, only calls after this checkpoint are counted.
///   - comment: A comment to add to the issue. Put it after a labeled parameter, such as
///     `countSpecifier:`. Directly after the values of `with:`, it would count as another argument.
///   - sourceLocation: The location to attribute issues to. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
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
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
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
/// `countSpecifier` is the number of calls that fails the test. With `.exactly(2)`, for example,
/// the test fails only if there were exactly two calls. The default is at least one. The test also
/// fails if a received call only looks like the specified one. For the other parameters, see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
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
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}
