#if canImport(Glibc)
  import Glibc

  extension Lock where State == SpryStorage.State {
    /// Does the same as the generic method, for the one type of state that every call accesses.
    ///
    /// In a debug build, a generic method asks the runtime for the state's memory layout at each
    /// use, which takes longer than the rest of the locking.
    borrowing func withLock<Result: Sendable>(
      _ body: (inout SpryStorage.State) -> Result
    ) -> Result {
      unsafe pthread_mutex_lock(&content.pointee.mutex)
      let result = unsafe body(&content.pointee.state)
      unsafe pthread_mutex_unlock(&content.pointee.mutex)
      return result
    }
  }
#endif
