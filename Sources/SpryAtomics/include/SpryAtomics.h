#include <stdbool.h>
#include <stdint.h>

/// Returns the number.
intptr_t spry_counter_value(intptr_t *counter);

/// Adds one and returns the new number.
intptr_t spry_counter_next(intptr_t *counter);

/// Adds one if the number is `value`, and returns whether it was.
bool spry_counter_advance(intptr_t *counter, intptr_t value);
