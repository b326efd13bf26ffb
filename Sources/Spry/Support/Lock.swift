/// State that one thread at a time can access; copies of a lock share it.
///
/// The body passed to ``withLock(_:)`` must be short and must not run code of the test: decide
/// under the lock, act outside it.
///
/// `Mutex` would do without unsafe code. But it needs macOS 15, and the compiler builds the module
/// `Synchronization` again to index it, which adds two seconds to a user's clean build.
@safe package struct Lock<State: Sendable>: @unchecked Sendable {
  /// Frees the state and the mutex with the last copy of the lock, so that each use of the pointers
  /// must extend its lifetime.
  let owner: ManagedBuffer<State, UInt64>
  /// The state and the mutex, which must not move.
  let state: UnsafeMutablePointer<State>
  let mutex: UnsafeMutablePointer<UInt64>

  @safe private final class Owner: ManagedBuffer<State, UInt64> {
    deinit { unsafe withUnsafeMutablePointerToElements { unsafe destroyMutex($0) } }
  }

  package init(_ state: State) {
    owner = Owner.create(minimumCapacity: 8) { _ in state }
    unsafe (self.state, mutex) = owner.withUnsafeMutablePointers { unsafe ($0, $1) }
    unsafe initializeMutex(mutex)
  }

  /// Runs `body` with exclusive access to the state and returns its result.
  package func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    unsafe acquireMutex(mutex)
    // Not `defer`, because a debug build would ask the runtime for generic types.
    let result = unsafe body(&state.pointee)
    unsafe releaseMutex(mutex)
    extendLifetime(owner)
    return result
  }
}

// The functions of `SpryRuntime`, which isn't imported; see `Counter.swift`.

@_silgen_name("spry_lock_initialize")
private func initializeMutex(_ mutex: UnsafeMutablePointer<UInt64>)

@_silgen_name("spry_lock_acquire")
func acquireMutex(_ mutex: UnsafeMutablePointer<UInt64>)

@_silgen_name("spry_lock_release")
func releaseMutex(_ mutex: UnsafeMutablePointer<UInt64>)

@_silgen_name("spry_lock_destroy")
private func destroyMutex(_ mutex: UnsafeMutablePointer<UInt64>)
