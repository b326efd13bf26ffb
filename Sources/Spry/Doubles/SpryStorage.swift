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
  private struct State: Sendable {
    var log = CallLog()
    var stubs = StubTable()
  }

  /// Where failures go that come from outside of the tasks of the test that made the fake.
  let lateFailures: LateFailures

  private let state = Lock(State())

  /// Makes a storage without calls or stubs.
  public init() {
    Reporting.lookAround()
    lateFailures = TestScope.current.lateFailures
  }

  /// The calls recorded so far; later calls do not change it.
  var log: CallLog {
    state.withLock { $0.log }
  }

  /// The functions that have been called or stubbed.
  var knownFunctions: [FunctionName] {
    state.withLock { $0.log.functions + $0.stubs.functions }
  }

  func record(_ function: FunctionName, signature: String, arguments: Unchecked<[Any?]>) {
    state.withLock {
      $0.log.append(function, signature: signature, arguments: arguments.value)
    }
  }

  /// The stubs that may answer a function, the one to be tried first in front.
  func rules(for function: FunctionName) -> [StubRule] {
    state.withLock { $0.stubs.rules(for: function) }
  }

  func register(_ rule: StubRule) {
    discard { $0.stubs.register(rule) }
  }

  func resetCalls() {
    discard { state in
      defer { state.log = CallLog() }
      return state.log
    }
  }

  func resetStubs() {
    discard { state in
      defer { state.stubs = StubTable() }
      return state.stubs
    }
  }

  func resetCallsAndStubs() {
    discard { state in
      defer { state = State() }
      return state
    }
  }

  /// Takes something out of the state and lets go of it after the lock is released: what is freed
  /// with it may run a `deinit` of the test's, which may call the fake.
  private func discard<Removed: Sendable>(_ remove: (inout State) -> Removed) {
    _ = state.withLock(remove)
  }
}
