#include "SpryXCTestLoader.h"

/// Defined in `SpryXCTest`, in Swift, which can't run anything before `main`.
void spry_add_xctest_reporter(void);

/// Starts observing before the first test case starts. Otherwise, a failure at the end of that test
/// case would be lost.
__attribute__((constructor)) static void load(void) { spry_add_xctest_reporter(); }
