#include "SpryRuntime.h"

#include <stdatomic.h>

// Swift declares these functions itself, so that no client of `Spry` has to find this module. See
// `Counter.swift`.

intptr_t spry_counter_value(intptr_t *counter) {
  return atomic_load((_Atomic(intptr_t) *)counter);
}

intptr_t spry_counter_next(intptr_t *counter) {
  return atomic_fetch_add((_Atomic(intptr_t) *)counter, 1) + 1;
}

bool spry_counter_advance(intptr_t *counter, intptr_t value) {
  return atomic_compare_exchange_strong((_Atomic(intptr_t) *)counter, &value, value + 1);
}
