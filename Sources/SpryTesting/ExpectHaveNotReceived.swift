public import Spry
public import Testing

/// Records an issue if a call was received.
///
/// ```swift
/// expectHaveNotReceived(store.calls.trails(near: "Bern"))
/// ```
///
/// `countSpecifier` is the number of calls that fails the test. With `.exactly(2)`, for example,
/// the test fails only if there were exactly two calls. The default is at least one. The test also
/// fails if a received call only looks like the specified one.
public func expectHaveNotReceived(
  _ call: some CallPatternConvertible, countSpecifier: CountSpecifier = .atLeast(1),
  since beginning: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  call.callPattern.haveNotReceived(countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake received a call.
///
/// ```swift
/// expectHaveNotReceived(store, .trails, with: "Bern")
/// ```
///
/// It's short for the same assertion about `fake.call(function, with: …)`. The test also fails if a
/// received call only looks like the specified one.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.record.call(function, arguments, at: CodeLocation(sourceLocation))
    .haveNotReceived(countSpecifier, since: beginning).record(comment(), at: sourceLocation)
}

/// Records an issue if a static member received a call.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.record.call(function, arguments, at: CodeLocation(sourceLocation))
    .haveNotReceived(countSpecifier, since: beginning).record(comment(), at: sourceLocation)
}

/// Records an issue if a call is received within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(store.calls.save(), within: .milliseconds(100))
/// ```
///
/// A test that passes waits for the whole of `limit`, because the call could be received until
/// then.
nonisolated(nonsending) public func expectHaveNotReceived(
  _ call: some CallPatternConvertible, countSpecifier: CountSpecifier = .atLeast(1),
  since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await call.callPattern.haveNotReceived(countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake receives a call within a time limit.
///
/// ```swift
/// await expectHaveNotReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// It's short for the same assertion about `fake.call(function, with: …)`.
nonisolated(nonsending) public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.record.call(function, arguments, at: CodeLocation(sourceLocation))
    .haveNotReceived(countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member receives a call within a time limit.
nonisolated(nonsending) public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.record.call(function, arguments, at: CodeLocation(sourceLocation))
    .haveNotReceived(countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}
