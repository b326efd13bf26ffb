public import Spry
public import Testing

/// Records an issue unless a call was received.
///
/// ```swift
/// expectHaveReceived(store.calls.trails(near: "Bern"), .once)
/// expectHaveReceived(store.call(.trails, with: "Bern"), .once)
/// ```
///
/// - Parameters:
///   - call: The expected call: one of a generated fake's `calls`, or the result of
///     `call(_:with:)`.
///   - count: The expected number of calls, such as `.once` or `3`. The default is at least
///     one.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - comment: A comment to add to the issue.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectHaveReceived(
  _ call: some CallPatternConvertible, _ count: CountSpecifier = .atLeast(1),
  since mark: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { call.callPattern.received(count, mark).record(comment, sourceLocation) }

/// Records an issue unless a call was received, with a comment; see
/// ``expectHaveReceived(_:_:since:_:sourceLocation:)``.
public func expectHaveReceived(
  _ call: some CallPatternConvertible, _ comment: @autoclosure () -> Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) { expectHaveReceived(call, .atLeast(1), comment(), sourceLocation: sourceLocation) }

/// Records an issue unless a fake received a call.
///
/// ```swift
/// expectHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
/// ```
///
/// This is short for the same assertion about `fake.call(function, with: …)`.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - function: The case of the function. To find calls that set a property, pass the property's
///     case.
///   - arguments: The expected arguments, in order. For each, pass a value, an `Argument`, or an
///     `ArgumentCaptor`. Omit them to match any arguments.
///   - count: The expected number of calls, such as `.once` or `3`. The default is at least
///     one.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - comment: A comment to add to the issue. Pass it after a labeled argument such as
///     `countSpecifier:`. Directly after the values of `with:`, it would count as another argument.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.call(function, arguments).received(count, mark).record(comment, sourceLocation) }

/// Records an issue unless a static member received a call; see the assertion for instances.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.call(function, arguments).received(count, mark).record(comment, sourceLocation) }

/// Records an issue unless a call is received within a time limit.
///
/// ```swift
/// await expectHaveReceived(store.calls.save(), .once, within: .seconds(1))
/// ```
///
/// The assertion returns as soon as the call has been received as often as expected, even with
/// `.once` and `.exactly(2)`, or when it has been received too often. With `.never`, `.atMost`, and
/// ranges that begin at 0, zero calls are enough, so a passing test waits for the whole of `limit`,
/// which is the longest time to wait. The other parameters are those of
/// ``expectHaveReceived(_:_:since:_:sourceLocation:)``.
nonisolated(nonsending) public func expectHaveReceived(
  _ call: some CallPatternConvertible, _ count: CountSpecifier = .atLeast(1),
  since mark: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await call.callPattern.received(count, mark, within: limit).record(comment, sourceLocation)
}

/// Records an issue unless a fake receives a call within a time limit.
///
/// ```swift
/// await expectHaveReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// This is short for the same assertion about `fake.call(function, with: …)`. `limit` is the
/// longest time to wait. The other parameters are those of
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
nonisolated(nonsending) public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.record.call(function, arguments).received(count, mark, within: limit).record(
    comment, sourceLocation)
}

/// Records an issue unless a static member receives a call within a time limit; see the assertion
/// for instances.
nonisolated(nonsending) public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.record.call(function, arguments).received(count, mark, within: limit).record(
    comment, sourceLocation)
}

/// Records an issue if a call was received.
///
/// ```swift
/// expectHaveNotReceived(store.calls.trails(near: "Bern"))
/// ```
///
/// `count` is the number of calls that fails the test. With `.exactly(2)`, for example, the test
/// fails only if there were exactly two calls. The default is at least one. The other
/// parameters are those of ``expectHaveReceived(_:_:since:_:sourceLocation:)``.
///
/// The test also fails if a received call only looks like the specified one.
public func expectHaveNotReceived(
  _ call: some CallPatternConvertible, _ count: CountSpecifier = .atLeast(1),
  since mark: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { call.callPattern.notReceived(count, mark).record(comment, sourceLocation) }

/// Records an issue if a call was received, with a comment; see
/// ``expectHaveNotReceived(_:_:since:_:sourceLocation:)``.
public func expectHaveNotReceived(
  _ call: some CallPatternConvertible, _ comment: @autoclosure () -> Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) { expectHaveNotReceived(call, .atLeast(1), comment(), sourceLocation: sourceLocation) }

/// Records an issue if a fake received a call.
///
/// ```swift
/// expectHaveNotReceived(store, .trails, with: "Bern")
/// ```
///
/// This is short for the same assertion about `fake.call(function, with: …)`. The test also fails
/// if a received call only looks like the specified one. The parameters are those of
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.call(function, arguments).notReceived(count, mark).record(comment, sourceLocation) }

/// Records an issue if a static member received a call; see the assertion for instances.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.call(function, arguments).notReceived(count, mark).record(comment, sourceLocation) }

/// Records an issue if a call is received within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(store.calls.save(), within: .milliseconds(100))
/// ```
///
/// A passing test waits for the whole of `limit`, because the call could still be received. The
/// other parameters are those of
/// ``expectHaveNotReceived(_:_:since:_:sourceLocation:)``.
nonisolated(nonsending) public func expectHaveNotReceived(
  _ call: some CallPatternConvertible, _ count: CountSpecifier = .atLeast(1),
  since mark: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await call.callPattern.notReceived(count, mark, within: limit).record(comment, sourceLocation)
}

/// Records an issue if a fake receives a call within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// This is short for the same assertion about `fake.call(function, with: …)`. `limit` is the
/// longest time to wait. The other parameters are those of
/// ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
nonisolated(nonsending) public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.record.call(function, arguments).notReceived(count, mark, within: limit).record(
    comment, sourceLocation)
}

/// Records an issue if a static member receives a call within a time limit; see the assertion for
/// instances.
nonisolated(nonsending) public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier count: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.record.call(function, arguments).notReceived(count, mark, within: limit).record(
    comment, sourceLocation)
}
