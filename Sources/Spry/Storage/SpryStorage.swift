/// The calls that one fake has recorded, and its stubs.
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
/// You can use it from any thread.
public final class SpryStorage: Sendable, StateOfFake {
  /// The state that the lock protects.
  struct State: Sendable {
    var functions = FunctionTable()
    var expectations: [(TestEnd, TestEnd.Ticket)] = []
    /// Whether the test has declared an expectation, even a mistaken one.
    var hasExpected = false
    var passedOver: [PassedOverAnswer] = []
    var waiters: [CallWaiter] = []
    var name: FakeName?
    var rules = UnstubbedRules()
  }

  /// The rules of the scope in which the fake was made, which apply on threads of that test too.
  let scopeRules: UnstubbedRules

  /// Whether a fake owns the storage, so that both are freed together.
  let isOwned: Bool

  /// Collects what to report when the test that made the fake ends.
  let scopeEnd: TestEnd

  let state = Lock(State())

  /// Creates an empty storage.
  public convenience init() { self.init(isOwned: true) }

  /// Creates an empty storage.
  ///
  /// - Parameter isOwned: Whether a fake owns the storage. Pass `false` for a storage that the
  ///   registry keeps.
  init(isOwned: Bool) {
    self.isOwned = isOwned
    Reporting.noteRunningTest()
    let scope = TestScope.current
    scopeEnd = scope.testEnd
    scopeRules = scope.rules
  }

  deinit { reportLeftovers() }

  /// Records a call and returns its answer, if that is known without a search.
  ///
  /// Most calls are answered this way. It passes on as few objects as possible, because retaining
  /// and releasing them takes longer than everything else.
  ///
  /// - Parameters:
  ///   - member: The member that was called.
  ///   - arguments: The member's arguments, in order.
  ///   - type: The type that the member returns.
  ///   - isRecording: Whether to record the call.
  /// - Returns: The ``ConstantValue`` of the function's first stub, if that answers all calls with a
  ///   constant of exactly this type. Otherwise `nil`, and nothing was recorded.
  @usableFromInline
  func useConstant(
    for member: Member, _ arguments: [Any?], _ type: any Any.Type, isRecording: Bool
  ) -> Unchecked<AnyObject>? {
    if PassedArguments.needCare(arguments) { return nil }
    return state.withLock { state in
      if state.waiters.count > 0 { return nil }
      return state.functions.useConstant(for: member, arguments, type, isRecording: isRecording)
    }
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
    var choice = Choice(
      for: FunctionName(member.name, in: functions), isKnown: member.isNamed,
      PassedArguments(arguments))
    enter(member.signature, &choice, isRecording: isRecording)
    if !choice.isKnown, let function = FunctionName(of: member.signature, in: functions) {
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
      if choice.isKnown {
        index = state.functions.index(of: choice.function)
      } else {
        index = state.functions.index(ofSignature: signature)
        if index < 0 { return }
        choice.function = state.functions.name(at: index)
        choice.isKnown = true
      }
      if isRecording {
        choice.ordinal = state.functions.append(
          at: index, signature: signature, arguments: choice.passed.kept,
          areWeak: choice.passed.areWeak)
        if state.waiters.count > 0 { waiters = state.waiters }
      } else {
        state.functions.noteUnrecorded(signature, at: index)
      }
      choice.rules = state.functions.rules(at: index)
      choice.mayShadow = state.functions.mayShadow(at: index)
    }
    guard let waiters else { return }
    for waiter in waiters { waiter.wake() }
  }

  /// The stubs that no call has used, in the order in which they were begun.
  var unusedStubs: [UnusedStub] {
    functions.stubs.filter { !$0.rule.answers.isUsed && !$0.rule.isOptional }
  }

  func register(_ rule: StubRule) { discard { $0.functions.register(rule) } }

  func resetCalls(of function: FunctionName? = nil) {
    discard { $0.functions.removeCalls(of: function) }
  }

  func resetStubs(of function: FunctionName? = nil) {
    let removed = state.withLock { $0.functions.removeStubs(of: function) }
    forgetShadowed(removed.stubs.filter { function == nil || $0.rule.function == function })
  }

  func resetCallsAndStubs() {
    let (stubs, _) = state.withLock { ($0.functions.removeStubs(), $0.functions.removeCalls()) }
    forgetShadowed(stubs.stubs)
  }

  /// Stubs that the test has removed need no explanation.
  private func forgetShadowed(_ removed: [UnusedStub]) {
    end.forgetShadowed(Set(removed.map(\.rule.number)))
  }

  /// Removes something from the state, and frees it after the lock has been released.
  ///
  /// Freeing it may run a `deinit` that belongs to the test, which may call the fake.
  func discard<Removed: Sendable>(_ remove: (inout State) -> Removed) { _ = state.withLock(remove) }

  // What verifications read, and what they record.

  /// A snapshot of the functions that have been called or stubbed, to read outside the lock.
  var functions: FunctionTable { state.withLock { $0.functions } }

  /// A snapshot of the calls recorded so far.
  package var log: CallLog { functions.log }

  /// Marks the calls that a successful verification matched as verified.
  func markVerified(_ matched: MatchedCalls) {
    state.withLock { $0.functions.markVerified(matched) }
  }

  /// The number of tasks that are waiting for calls, for this library's own tests.
  package var waiterCount: Int { state.withLock { $0.waiters.count } }

  /// Adds a waiter, which each later call wakes.
  func add(_ waiter: CallWaiter) { state.withLock { $0.waiters.append(waiter) } }

  func remove(_ waiter: CallWaiter) {
    state.withLock { state in state.waiters.removeAll { $0 === waiter } }
  }
}

#if canImport(Glibc) && !canImport(Darwin)
  import Glibc

  extension Lock where State == SpryStorage.State {
    /// Does the same as the generic method, for the state that every call accesses: a debug build
    /// would ask the runtime for generic types at every call.
    func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      unsafe pthread_mutex_lock(mutex)
      let result = unsafe body(&state.pointee)
      unsafe pthread_mutex_unlock(mutex)
      unsafe extendLifetime(owner)
      return result
    }
  }
#endif
