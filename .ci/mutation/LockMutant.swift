import Glibc
import Synchronization

/// Makes locks that let everyone in.
///
/// `.ci/mutate` adds this file to the module that has the locks.
package enum LockMutant {
  /// The thread that makes such a lock at the moment.
  nonisolated(unsafe) static var thread: pthread_t?

  package static func open<Made: ~Copyable>(_ number: Int, _ make: () -> Made) -> Made {
    guard Mutant.is(number) else { return make() }
    unsafe thread = pthread_self()
    defer { unsafe thread = nil }
    return make()
  }
}

/// Hides the standard library's `Mutex`, and is one unless it was made as a mutant.
///
/// A mutant loses changes as a value without a lock would, but never what holds it together: each
/// body has a copy to itself, and the last one to write it back wins.
struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  private let mutex: Synchronization.Mutex<Unguarded<Value>>
  private let isOpen: Bool

  init(_ value: consuming Value) {
    mutex = Synchronization.Mutex(Unguarded(value: value))
    isOpen = unsafe LockMutant.thread == pthread_self()
  }

  borrowing func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    guard isOpen else { return mutex.withLock { body(&$0.value) } }
    var copy = mutex.withLock { $0 }
    sched_yield()
    let result = body(&copy.value)
    mutex.withLock { [copy] in $0 = copy }
    return result
  }
}

struct Unguarded<Value>: @unchecked Sendable {
  var value: Value
}
