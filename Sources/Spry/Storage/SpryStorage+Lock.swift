#if canImport(Glibc) && !canImport(Darwin)
  import Glibc

  extension Lock where State == SpryStorage.State {
    /// Does the same as the generic method, for the state that every call accesses; see the overload
    /// for counters.
    func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
      unsafe pthread_mutex_lock(mutex)
      let result = unsafe body(&state.pointee)
      unsafe pthread_mutex_unlock(mutex)
      unsafe extendLifetime(owner)
      return result
    }
  }
#endif
