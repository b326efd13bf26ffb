public import Spry
public import Testing

/// Records an issue unless a fake receives a call within some time.
///
/// ```swift
/// await expectHaveReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// It waits no longer than it takes to know: a count that a later call could break is confirmed
/// when time is up.
///
/// - Parameters:
///   - fake: The fake.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject
    .haveReceived(function, arguments, countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member of a fake receives a call within some time.
///
/// - Parameters:
///   - fake: The fake's type.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject
    .haveReceived(function, arguments, countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake receives a call within some time.
///
/// It waits until the call comes or the time is up: that is how long it takes when all is well.
///
/// - Parameters:
///   - fake: The fake.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often it must not be; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject
    .haveNotReceived(function, arguments, countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member of a fake receives a call within some time.
///
/// - Parameters:
///   - fake: The fake's type.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often it must not be; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject
    .haveNotReceived(function, arguments, countSpecifier, since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}
