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
  /// All that the lock protects.
  struct State: Sendable {
    var functions = FunctionTable()
    var expectations: [(TestEnd, TestEnd.Ticket)] = []
    var passedOver: [PassedOverAnswer] = []
    var waiters: [CallWaiter] = []
    /// The calls that have found no stub, by their test and arguments.
    var missingStubs: [String: MissingStub] = [:]
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

  /// Makes an empty storage.
  public convenience init() {
    self.init(allowsVoid: false, isOwned: true)
  }

  /// Makes an empty storage.
  ///
  /// - Parameters:
  ///   - allowsVoid: Whether members that return nothing need no stub, unless the fake has a policy
  ///     of its own.
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

  /// What happens when this fake is called and no stub answers.
  ///
  /// ```swift
  /// store.spryStorage.unstubbedPolicy = .returnDefault
  /// ```
  ///
  /// If it is `nil`, the policy of the test applies, or else that of the process.
  public var unstubbedPolicy: UnstubbedPolicy? {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
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
  /// - Returns: The stub that answers, if it does so with a value; otherwise what to choose from.
  @usableFromInline
  func begin(
    _ name: String?, _ arguments: [Any?], _ signature: String,
    _ functions: any StringRepresentable.Type, recording: Bool
  ) -> Reception {
    let passed = PassedArguments(arguments)
    var entry = Entry()
    if let name { entry.function = FunctionName(name) }
    enter(&entry, signature, passed, recording: recording)
    if entry.function == nil, let function = FunctionName(of: signature, in: functions) {
      // The enum's `init(rawValue:)` may be the test's own, so it was not asked under the lock.
      state.withLock { $0.functions.note(signature, for: function) }
      enter(&entry, signature, passed, recording: recording)
    }
    if let constant = entry.constant { return .constant(constant) }
    let choice = Choice(entry.rules, for: entry.function, passed)
    if let candidate = choice.candidate, candidate.isConstant { return .constant(candidate) }
    return .open(choice)
  }

  /// What a call knows, and is handed, when it comes to the storage.
  private struct Entry {
    /// The function; `nil` to find it by a signature that is known, if it is.
    var function: FunctionName?
    /// The stub that answers every call with a value.
    var constant: StubRule?
    /// All stubs, where there is no such stub.
    var rules: [StubRule] = []
  }

  /// Records a call and fetches the stubs, in one step: this is the path of every call.
  ///
  /// What the lock's closure finds are variables, because what it returned would be copied at each
  /// step of its way out in a debug build.
  private func enter(
    _ entry: inout Entry, _ signature: String, _ passed: PassedArguments, recording: Bool
  ) {
    var waiters: [CallWaiter]?
    state.withLock { state in
      var index = -1
      if let function = entry.function {
        index = state.functions.index(of: function)
      } else {
        index = state.functions.index(ofSignature: signature)
        if index < 0 { return }
        entry.function = state.functions.name(at: index)
      }
      if recording {
        state.functions.append(
          at: index, signature: signature, arguments: passed.kept, areWeak: passed.areWeak)
        if state.waiters.count > 0 { waiters = state.waiters }
      }
      entry.constant = state.functions.constant(at: index)
      if entry.constant == nil { entry.rules = state.functions.rules(at: index) }
    }
    if let waiters {
      for waiter in waiters { waiter.wake() }
    }
  }

  /// The stubs that may answer a function, the one to be tried first in front.
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

  /// Takes something out of the state and lets go of it after the lock is released: what is freed
  /// with it may run a `deinit` of the test's, which may call the fake.
  private func discard<Removed: Sendable>(_ remove: (inout State) -> Removed) {
    _ = state.withLock(remove)
  }
}
