public import Spry
public import Testing

/// Records an issue unless a fake received a call.
///
/// ```swift
/// expectHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
/// ```
///
/// - Parameters:
///   - fake: The fake.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveReceived(function, arguments, countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member of a fake received a call.
///
/// ```swift
/// expectHaveReceived(FakeLog.self, .write, with: "Bern", countSpecifier: .once)
/// ```
///
/// - Parameters:
///   - fake: The fake's type.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
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
/// - Parameters:
///   - fake: The fake.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often it must not have been; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake, _ function: Fake.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member of a fake received a call.
///
/// ```swift
/// expectHaveNotReceived(FakeLog.self, .write, with: "Bern")
/// ```
///
/// - Parameters:
///   - fake: The fake's type.
///   - function: The function, or the property that was set.
///   - arguments: A value, an `Argument` or an `ArgumentCaptor` for each argument, in order. None
///     at all means any arguments.
///   - countSpecifier: How often it must not have been; once or more unless said otherwise.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveNotReceived<Fake: Spyable>(
  _ fake: Fake.Type, _ function: Fake.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1), since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNotReceived(function, arguments, countSpecifier, since: beginning)
    .record(comment(), at: sourceLocation)
}
