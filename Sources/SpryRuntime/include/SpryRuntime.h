#include <stdbool.h>
#include <stdint.h>

// -- Counter.c

/// Returns the number.
intptr_t spry_counter_value(intptr_t *counter);

/// Adds one and returns the new number.
intptr_t spry_counter_next(intptr_t *counter);

/// Adds one if the number is `value`, and returns whether it was.
bool spry_counter_advance(intptr_t *counter, intptr_t value);

// -- DyingObject.c

/// Returns whether the `deinit` of an object of Swift has begun.
bool spry_is_dying(const void *object);

#ifdef __APPLE__
/// Returns whether the `deinit` of an object of Objective-C has begun.
bool spry_is_dying_in_objective_c(void *object);
#endif

/// Returns whether any of some values of the type `Any?` may be an object whose `deinit` has begun.
bool spry_may_include_dying_object(const void *values, intptr_t count);

/// Notes that an argument has been wrapped, for the first time in this process or again.
void spry_note_wrapper(void);

/// Returns whether any of some values of the type `Any?` may be such an object, or a wrapped argument.
bool spry_may_need_care(const void *values, intptr_t count);

// -- Lock.c

/// Makes a lock in 64 bytes of memory, which must not move until it is destroyed.
void spry_lock_initialize(uint64_t *lock);

/// Waits until no other thread has the lock, and takes it.
void spry_lock_acquire(uint64_t *lock);

/// Lets the next thread have the lock.
void spry_lock_release(uint64_t *lock);

/// Frees what a lock has allocated.
void spry_lock_destroy(uint64_t *lock);

// -- TypeMetadata.c

/// Returns the kind of a type as the runtime counts them, or 0 if it can't be asked.
uintptr_t spry_type_kind(const void *type);

/// Returns the number of stored properties of a struct or a class, or of elements of a tuple.
intptr_t spry_type_part_count(const void *type);

/// Returns the type of such a part, and tells whether its storage is strong and can be changed.
const void *spry_type_part(
    const void *type, intptr_t index, bool *isStrong, bool *isVariable);

/// Returns the offset of such a part in bytes.
intptr_t spry_type_part_offset(const void *type, intptr_t index);

/// Returns whether a type belongs to the operating system or to the toolchain.
bool spry_type_is_of_system(const void *type);

/// Returns the number of an enum's cases that have payloads, or -1 if its cases can't be made.
intptr_t spry_enum_payload_count(const void *type);

/// Returns the number of an enum's cases without payloads; they are counted after the others.
intptr_t spry_enum_empty_count(const void *type);

/// Makes a case of an enum in zeroed memory, and returns whether it really has no payload.
bool spry_enum_make_case(const void *type, void *memory, uint32_t number);
