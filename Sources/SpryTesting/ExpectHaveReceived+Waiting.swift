public import Spry
public import Testing

/// Records an issue unless a fake receives a call within a time limit.
///
/// ```swift
/// await expectHaveReceived(store, .trails, with: "Bern", within: .seconds(1))
/// ```
///
/// The assertion returns as soon as no later call can change the outcome. For a count that a later
/// call could exceed, such as `.once`, that is when there are too many calls, or when the time
/// limit is reached. `limit` is the longest time to wait, such as `.seconds(1)`. For the other
/// parameters, see ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
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

/// Records an issue unless a static member receives a call within a time limit; see
/// ``expectHaveReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
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

/// Records an issue if a fake receives a call within a time limit.
///
/// A test that passes waits for the whole of `limit`, because the call could be received until
/// then. For the other parameters, see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
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

/// Records an issue if a static member receives a call within a time limit; see
/// ``expectHaveNotReceived(_:_:with:countSpecifier:since:within:_:sourceLocation:)-(Fake,_,_,_,_,_,_,_)``.
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
