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
public final class SpryStorage: Sendable, Awaitable, StateOfFake {
  /// The state that the lock protects.
  struct State: Sendable {
    var functions = FunctionTable()
    /// The expectations that aren't verified, and the answers that no call could use.
    var leftovers = Leftovers()
    /// Whether the test has declared an expectation, even a mistaken one.
    var hasExpected = false
    var waiters: [Waiter] = [] { didSet { isAwaited = !waiters.isEmpty } }
    /// Whether there are waiters, stored because every call reads it.
    private(set) var isAwaited = false
    var name: FakeName?
    var settings = UnstubbedSettings()
  }

  /// The settings of the scope in which the fake was made, which apply on threads of that test too.
  let scopeSettings: UnstubbedSettings

  /// Whether a fake owns the storage, so that both are freed together.
  let isOwned: Bool

  /// Collects what to report when the test that made the fake ends.
  let scopeLedger: TestLedger

  let state = Lock(State())

  /// Creates an empty storage.
  public convenience init() { self.init(isOwned: true) }

  /// Creates an empty storage.
  ///
  /// - Parameter isOwned: Whether a fake owns the storage. Pass `false` for a storage that is kept
  ///   elsewhere: by the registry, or for static members by the process.
  init(isOwned: Bool) {
    self.isOwned = isOwned
    Reporting.noteRunningTest()
    let scope = TestScope.current
    scopeLedger = scope.ledger
    scopeSettings = scope.settings
  }

  deinit { reportLeftovers() }

  /// Records a call and returns its answer, if that is known without a search.
  ///
  /// Most calls are answered this way. It passes on as few objects as possible, because retaining
  /// and releasing them takes the most time.
  ///
  /// - Parameters:
  ///   - member: The member that was called.
  ///   - arguments: The member's arguments, in order.
  ///   - type: The type that the member returns, or `Never`, for which there is no constant.
  ///   - found: What the next step needs to know, if this one doesn't return a constant.
  /// - Returns: The ``ConstantValue`` that answers the call, if it has exactly this type and can be
  ///   found without running code of the test. Otherwise `nil`; the call is recorded, unless
  ///   ``enterWithCare(_:_:_:)`` has to do that.
  @usableFromInline
  func enter(
    _ member: Member, _ arguments: [Any?], for type: any Any.Type, _ found: inout EnteredCall
  ) -> Unchecked<ConstantValue>? {
    if PassedArguments.needCare(arguments) { return nil }
    found.needCare = false
    return state.withLock { state in
      if state.isAwaited { return nil }
      return state.functions.enter(member, arguments, for: type, &found)
    }
  }

  /// Records a call that has not been recorded, because its function wasn't known, its arguments
  /// need care, or a test is waiting for calls.
  ///
  /// - Parameters:
  ///   - member: The member that was called.
  ///   - passed: The member's arguments.
  ///   - functions: The fake's function enum.
  /// - Returns: What was found; nothing if the enum has no case for the member.
  func enterWithCare(
    _ member: Member, _ passed: PassedArguments, _ functions: any StringRepresentable.Type
  ) -> EnteredCall {
    var found = EnteredCall()
    // The enum's `init(rawValue:)` may be user code, so it isn't called under the lock.
    let own = member.isNamed ? FunctionName(member.name, in: functions) : nil
    guard let function = own ?? FunctionName(of: member.name, in: functions) else { return found }
    let kept = passed.kept
    let waiters = state.withLock { state in
      state.functions.note(member, for: function)
      _ = state.functions.enter(member, kept, for: Never.self, &found)
      return member.isRecorded ? state.waiters : []
    }
    for waiter in waiters { waiter.wake() }
    return found
  }

  func register(_ rule: StubRule) { discard { $0.functions.register(rule) } }

  func reset(calls: Bool = false, stubs: Bool = false, of function: FunctionName? = nil) {
    let previous = state.withLock { $0.functions.reset(calls: calls, stubs: stubs, of: function) }
    // Stubs that the test has removed need no explanation.
    let numbers = Set(stubs ? previous.rules(of: function).map(\.number) : [])
    if !numbers.isEmpty { ledger.note { $0.shadowed.removeAll { numbers.contains($0.number) } } }
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
  func markVerified(_ calls: MatchedCalls) { state.withLock { $0.functions.markVerified(calls) } }

  /// The number of tasks that are waiting for calls, for this library's own tests.
  package var waiterCount: Int { state.withLock { $0.waiters.count } }

  /// Each call wakes the waiters.
  package func update(_ change: (inout [Waiter]) -> Void) { state.withLock { change(&$0.waiters) } }
}

extension Lock where State == SpryStorage.State {
  /// Does the same as the generic method, for the state that every call accesses: a debug build
  /// would ask the runtime for generic types at every call.
  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    unsafe acquireMutex(mutex)
    let result = unsafe body(&state.pointee)
    unsafe releaseMutex(mutex)
    extendLifetime(owner)
    return result
  }
}
