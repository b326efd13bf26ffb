#include "SpryTestingLoader.h"

/// Defined in `SpryTesting`, in Swift, which can't run anything before `main`.
void spry_add_testing_reporter(void);

/// Adds the reporter that belongs to this copy of Spry, in case there are several in the process.
__attribute__((constructor)) static void load(void) { spry_add_testing_reporter(); }
