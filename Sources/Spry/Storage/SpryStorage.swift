/// The calls that one fake has recorded, and the stubs that answer them.
///
/// A fake that owns its storage is faster than one whose storage is looked up:
///
/// ```swift
/// final class FakeTrailStore: TrailStore, Spryable {
///   enum Function: String, StringRepresentable { … }
///   let spryStorage = SpryStorage()
///   …
/// ```
///
/// It can be used from any thread.
public final class SpryStorage: Sendable {
  /// The state that the lock protects.
  struct State: Sendable {
    var functions = FunctionTable()
    var expectations: [(TestEnd, TestEnd.Ticket)] = []
    var passedOver: [PassedOverAnswer] = []
    var waiters: [CallWaiter] = []
    /// The calls that have found no stub, keyed by their test and arguments.
    var missingStubs: [String: MissingStub] = [:]
    var policy: UnstubbedPolicy?
  }

  /// The policy of the scope in which the fake was made, which applies on threads of that test too.
  let scopePolicy: UnstubbedPolicy?

  let allowsVoid: Bool

  /// Whether a fake owns the storage, so that both are freed together.
  let isOwned: Bool

  /// Collects what to report when the test that made the fake ends.
  let scopeEnd: TestEnd

  let state = Lock(State())

  /// Makes an empty storage.
  public convenience init() {
    self.init(allowsVoid: false, isOwned: true)
  }

  /// Makes an empty storage.
  ///
  /// - Parameters:
  ///   - allowsVoid: Whether members that return nothing need no stub, unless the fake has its own
  ///     policy.
  ///   - isOwned: Whether a fake owns the storage. Pass `false` for a storage that the registry
  ///     keeps.
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

  /// What happens when this fake is called and no stub answers.
  ///
  /// ```swift
  /// store.spryStorage.unstubbedPolicy = .returnDefault
  /// ```
  ///
  /// If it is `nil`, the test's policy applies. If the test has none either,
  /// ``SpryConfiguration/unstubbedPolicy`` applies.
  public var unstubbedPolicy: UnstubbedPolicy? {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
  }

  /// Begins to answer a call: records it, and searches for the first stub that matches it.
  ///
  /// - Parameters:
  ///   - member: The member that was called.
  ///   - arguments: The member's arguments, in order.
  ///   - functions: The fake's function enum.
  ///   - isRecording: Whether to record the call.
  /// - Returns: The stubs to choose from.
  @usableFromInline
  func begin(
    _ member: Member, _ arguments: [Any?], _ functions: any StringRepresentable.Type,
    isRecording: Bool
  ) -> Choice {
    var choice = Choice(for: member.name.map { FunctionName($0) }, PassedArguments(arguments))
    enter(member.signature, &choice, isRecording: isRecording)
    if choice.function == nil, let function = FunctionName(of: member.signature, in: functions) {
      // The enum's `init(rawValue:)` may be user code, so it isn't called under the lock.
      state.withLock { $0.functions.note(member.signature, for: function) }
      enter(member.signature, &choice, isRecording: isRecording)
    }
    choice.begin()
    return choice
  }

  /// Records a call and fetches the stubs, in a single step because every call takes this path.
  ///
  /// It finds the function by its signature if that is already known.
  private func enter(_ signature: String, _ choice: inout Choice, isRecording: Bool) {
    var waiters: [CallWaiter]?
    state.withLock { state in
      var index = -1
      if let function = choice.function {
        index = state.functions.index(of: function)
      } else {
        index = state.functions.index(ofSignature: signature)
        if index < 0 { return }
        choice.function = state.functions.name(at: index)
      }
      if isRecording {
        state.functions.append(
          at: index, signature: signature, arguments: choice.passed.kept,
          areWeak: choice.passed.areWeak)
        if state.waiters.count > 0 { waiters = state.waiters }
      }
      choice.rules = state.functions.rules(at: index)
    }
    if let waiters {
      for waiter in waiters { waiter.wake() }
    }
  }

  /// Returns the stubs that may answer calls to a function, in the order in which to try them.
  func rules(for function: FunctionName) -> [StubRule] {
    state.withLock { state in
      let index = state.functions.index(of: function)
      return state.functions.rules(at: index)
    }
  }

  /// The stubs that no call has used, in the order in which they were begun.
  var unusedStubs: [UnusedStub] {
    let functions = state.withLock { $0.functions }
    return functions.stubs.filter { !$0.rule.answers.isUsed }
  }

  func register(_ rule: StubRule) {
    discard { $0.functions.register(rule) }
  }

  func resetCalls(of function: FunctionName? = nil) {
    discard { $0.functions.removeCalls(of: function) }
  }

  func resetStubs(of function: FunctionName? = nil) {
    discard { $0.functions.removeStubs(of: function) }
  }

  func resetCallsAndStubs() {
    discard { ($0.functions.removeCalls(), $0.functions.removeStubs()) }
  }

  /// Removes something from the state, and frees it after the lock has been released.
  ///
  /// Freeing it may run a `deinit` that belongs to the test, which may call the fake.
  private func discard<Removed: Sendable>(_ remove: (inout State) -> Removed) {
    _ = state.withLock(remove)
  }
}
