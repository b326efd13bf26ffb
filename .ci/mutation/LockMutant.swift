import Glibc

/// Creates locks that don't lock.
///
/// `.ci/mutate` adds this file to the module that has the locks. The functions below hide those of
/// the C library that `Lock` calls.
package enum LockMutant {
  /// The thread that is currently creating such a lock.
  nonisolated(unsafe) static var thread: pthread_t?

  package static func open<Made: ~Copyable>(_ number: Int, _ make: () -> Made) -> Made {
    guard Mutant.is(number) else { return make() }
    unsafe thread = pthread_self()
    defer { unsafe thread = nil }
    return make()
  }

  /// A kind of mutex that the C library doesn't have.
  fileprivate static let kind: Int32 = 99
}

@discardableResult
func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 {
  let result = unsafe Glibc.pthread_mutex_init(mutex, attributes)
  if unsafe LockMutant.thread == pthread_self() {
    unsafe mutex.pointee.__data.__kind = LockMutant.kind
  }
  return result
}

@discardableResult
func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
  guard unsafe mutex.pointee.__data.__kind == LockMutant.kind else {
    return unsafe Glibc.pthread_mutex_lock(mutex)
  }
  return sched_yield()
}

@discardableResult
func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
  guard unsafe mutex.pointee.__data.__kind == LockMutant.kind else {
    return unsafe Glibc.pthread_mutex_unlock(mutex)
  }
  return sched_yield()
}
