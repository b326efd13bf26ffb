#include "SwiftRuntime.h"

#include "SpryRuntime.h"

#include <stdatomic.h>

extern bool swift_isDeallocating(const void *) IF_PRESENT;

bool spry_is_dying(const void *object) {
  __typeof__(&swift_isDeallocating) isDeallocating = FIND(swift_isDeallocating);
  return isDeallocating ? isDeallocating(object) : false;
}

#ifdef __APPLE__
extern void *objc_initWeakOrNil(void **, void *);
extern void objc_destroyWeak(void **);

// Both are exported since macOS 10.11, but no header declares them. Unlike Swift, they don't crash
// the process if the object's `deinit` has begun.
bool spry_is_dying_in_objective_c(void *object) {
  void *reference;
  bool isDying = !objc_initWeakOrNil(&reference, object);
  objc_destroyWeak(&reference);
  return isDying;
}
#endif

// An `Any` is three words and the type, whose first word is its kind. An absent one has no type.
typedef struct {
  const void *words[3];
  const uintptr_t *type;
} Value;

static bool isObject(const Value *value) {
  // Objective-C has the address of another class there.
  return value->type && (*value->type == 0 || *value->type > 0x7FF);
}

// A generic parameter may have been an optional or a protocol, which then contains the object.
static bool mayContainObject(const Value *value) {
  return value->type && (*value->type == 0x202 || *value->type == 0x303);
}

bool spry_may_include_dying_object(const void *values, intptr_t count) {
  for (const Value *value = values; count > 0; value++, count--) {
    if (mayContainObject(value)) return true;
    if (!isObject(value)) continue;
#ifdef __APPLE__
    return true;  // It may be an object of Objective-C, which Swift's runtime can't be asked about.
#else
    if (spry_is_dying(value->words[0])) return true;
#endif
  }
  return false;
}

static atomic_bool isWrapperMade;

void spry_note_wrapper(void) {
  atomic_store(&isWrapperMade, true);
}

bool spry_may_need_care(const void *values, intptr_t count) {
  return atomic_load_explicit(&isWrapperMade, memory_order_relaxed)
      || spry_may_include_dying_object(values, count);
}
