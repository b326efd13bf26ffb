#include "SpryXCTestLoader.h"

/// Declared in `SpryXCTest`, in Swift, which has no way to run anything before `main`.
void spry_observe_test_cases(void);

/// Observation has to begin before the first test case does, else a failure that belongs to the end
/// of that test case has nowhere to go.
__attribute__((constructor)) static void load(void) { spry_observe_test_cases(); }
