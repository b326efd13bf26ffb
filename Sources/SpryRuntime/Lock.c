#include "SpryRuntime.h"

#include <pthread.h>

// Swift declares these functions itself; see `Lock.swift`, which provides 64 bytes.
_Static_assert(sizeof(pthread_mutex_t) <= 64, "a mutex needs more memory");
_Static_assert(_Alignof(pthread_mutex_t) <= 8, "a mutex needs other memory");

void spry_lock_initialize(uint64_t *lock) {
  pthread_mutex_init((pthread_mutex_t *)lock, 0);
}

void spry_lock_acquire(uint64_t *lock) {
  pthread_mutex_lock((pthread_mutex_t *)lock);
}

void spry_lock_release(uint64_t *lock) {
  pthread_mutex_unlock((pthread_mutex_t *)lock);
}

void spry_lock_destroy(uint64_t *lock) {
  pthread_mutex_destroy((pthread_mutex_t *)lock);
}
