/// The calls that one fake has recorded, and the stubs that answer them.
///
/// A fake may own one, which is faster than being looked up:
///
/// ```swift
/// final class FakeTrailStore: TrailStore, Spryable {
///   enum Function: String, StringRepresentable { case trails }
///   let spryStorage = SpryStorage()
///   …
/// ```
///
/// It can be used from any thread.
public final class SpryStorage: Sendable {
  /// All that the lock protects.
  struct State: Sendable {
    var log = CallLog()
    var stubs = StubTable()
    var signatures = KnownSignatures()
    var verified = VerifiedCalls()
    var index = CallIndex()
    var expectations: [(TestEnd, TestEnd.Ticket)] = []
    var passedOver: [PassedOverAnswer] = []
    var waiters: [CallWaiter] = []
    var policy: UnstubbedPolicy?
  }

  /// The policy of the scope in which the fake was made: it holds on that test's threads too.
  let scopePolicy: UnstubbedPolicy?

  let allowsVoid: Bool

  /// Whether a fake owns it, so that it is freed together with the fake.
  let isOwned: Bool

  /// What is told when the test ends that made the fake.
  let scopeEnd: TestEnd

  let state = StateLock(State())

  /// Makes a storage without calls or stubs.
  public convenience init() {
    self.init(allowsVoid: false, isOwned: true)
  }

  /// Makes a storage without calls or stubs.
  ///
  /// - Parameters:
  ///   - allowsVoid: Whether members that return nothing need no stub, unless the fake's own policy
  ///     says otherwise.
  ///   - isOwned: Whether a fake owns it.
  init(allowsVoid: Bool, isOwned: Bool = true) {
    self.allowsVoid = allowsVoid
    self.isOwned = isOwned
    Reporting.noteRunningTest()
    let scope = TestScope.current
    scopeEnd = scope.testEnd
    scopePolicy = scope.policy
  }

  deinit {
    tellWhatIsLeft()
  }

  /// What happens when this fake is called and no stub answers; `nil` leaves it to the test and to
  /// the process.
  ///
  /// ```swift
  /// store.spryStorage.unstubbedPolicy = .returnDefault
  /// ```
  public var unstubbedPolicy: UnstubbedPolicy? {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
  }

  /// The calls recorded so far; later calls do not change it.
  package var log: CallLog {
    state.withLock { $0.log }
  }

  /// The functions that have been called or stubbed.
  var knownFunctions: [FunctionName] {
    state.withLock { $0.log.functions + $0.stubs.functions }
  }

  /// Finds the function with a name, else the one that a signature stands for, as
  /// ``FunctionName/init(of:in:)`` does.
  func function(
    _ name: String?, _ signature: String, _ functions: any StringRepresentable.Type
  ) -> FunctionName? {
    if let name { return FunctionName(name) }
    if let known = state.withLock({ $0.signatures.function(of: signature) }) { return known }
    // The enum's `init(rawValue:)` may be the test's own, so it is not asked under the lock.
    guard let found = FunctionName(of: signature, in: functions) else { return nil }
    state.withLock { $0.signatures.add(signature, for: found) }
    return found
  }

  /// Begins to answer a call: it is recorded, and the stubs are looked through as far as the first
  /// whose conditions the arguments meet.
  ///
  /// - Parameters:
  ///   - name: The raw value of the member's case; `nil` to find it by the signature.
  ///   - arguments: The member's arguments, in order.
  ///   - signature: What `#function` is in the member.
  ///   - functions: The fake's enum.
  ///   - recording: Whether the call is recorded.
  /// - Returns: The stubs; none if there is no such function.
  @usableFromInline
  func begin(
    _ name: String?, _ arguments: [Any?], _ signature: String,
    _ functions: any StringRepresentable.Type, recording: Bool
  ) -> Choice {
    var choice = Choice()
    guard let function = function(name, signature, functions) else { return choice }
    guard recording else {
      choice.begin(rules(for: function))
      if !choice.isSettled { choice.passOver(for: PassedArguments(arguments).values) }
      return choice
    }
    if PassedArguments.hasWrapper(arguments) {
      let passed = PassedArguments(arguments)
      append(function, signature, passed.kept, areWeak: passed.areWeak, choosing: &choice)
      if !choice.isSettled { choice.passOver(for: passed.values) }
    } else {
      append(function, signature, arguments, areWeak: false, choosing: &choice)
      if !choice.isSettled { choice.passOver(for: arguments) }
    }
    return choice
  }

  /// Records a call.
  ///
  /// - Parameters:
  ///   - function: The function that was called.
  ///   - signature: What `#function` was in it.
  ///   - kept: What the log keeps of the arguments.
  ///   - areWeak: Whether some of what is kept may become `nil`.
  func record(
    _ function: FunctionName, _ signature: String, keeping kept: [Any?], areWeak: Bool
  ) {
    var choice = Choice()
    append(function, signature, kept, areWeak: areWeak, choosing: &choice)
  }

  /// Records a call and begins to choose, in one step: this is the path of every call.
  ///
  /// What the lock's closure finds are variables, because what it returned would be copied at each
  /// step of its way out in a debug build.
  private func append(
    _ function: FunctionName, _ signature: String, _ kept: [Any?], areWeak: Bool,
    choosing choice: inout Choice
  ) {
    var waiters: [CallWaiter]?
    state.withLock { state in
      state.log.append(function, signature: signature, arguments: kept, areWeak: areWeak)
      state.stubs.begin(&choice, for: function)
      if state.waiters.count > 0 { waiters = state.waiters }
    }
    if let waiters {
      for waiter in waiters { waiter.wake() }
    }
  }

  /// The stubs that may answer a function, the one to be tried first in front.
  func rules(for function: FunctionName) -> [StubRule] {
    state.withLock { $0.stubs.rules(for: function) }
  }

  /// The stubs that no call has used, in the order in which they were begun.
  var unusedStubs: [UnusedStub] {
    let (log, rules) = state.withLock { ($0.log, $0.stubs.rules) }
    return rules.filter { !$0.answers.isUsed }.map { UnusedStub($0, log: log) }
  }

  func register(_ rule: StubRule) {
    discard { $0.stubs.register(rule) }
  }

  func resetCalls() {
    discard { $0.takeCalls() }
  }

  func resetStubs() {
    discard { $0.takeStubs() }
  }

  func resetCallsAndStubs() {
    discard { ($0.takeCalls(), $0.takeStubs()) }
  }

  /// Takes something out of the state and lets go of it after the lock is released: what is freed
  /// with it may run a `deinit` of the test's, which may call the fake.
  private func discard<Removed: Sendable>(_ remove: (inout State) -> Removed) {
    _ = state.withLock(remove)
  }
}

extension SpryStorage.State {
  fileprivate mutating func takeCalls() -> CallLog {
    defer {
      log = CallLog()
      verified = VerifiedCalls()
      index = CallIndex()
    }
    return log
  }

  fileprivate mutating func takeStubs() -> StubTable {
    defer { stubs = StubTable() }
    return stubs
  }
}
