#include "SpryTestSupportLoader.h"

#ifdef __linux__
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Replaces the arguments that Swift reads. Defined in Swift's standard library.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/// Has Swift Testing write its events to a pipe, which it does only if arguments ask for it.
///
/// Returns the end to read from, or -1.
static int open_events(int count, char **arguments) {
  // The process of an exit test runs a single test, and its parent waits for it.
  if (getenv("SWT_EXIT_TEST_ID")) return -1;
  int is_swift_testing = 0;
  for (int index = 0; index < count; index++) {
    if (!strcmp(arguments[index], "swift-testing")) is_swift_testing = 1;
    // An editor may read the events itself.
    if (strstr(arguments[index], "event-stream")) return -1;
  }
  int ends[2];
  if (!is_swift_testing || pipe(ends)) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  static char path[32];
  snprintf(path, sizeof path, "/dev/fd/%d", ends[1]);
  char *added[] = {"--event-stream-output-path", path, "--event-stream-version", "0", NULL};
  char **all = calloc(count + 5, sizeof *all);
  memcpy(all, arguments, count * sizeof *all);
  memcpy(all + count, added, sizeof added);
  _swift_stdlib_overrideUnsafeArgvArgc(all, count + 4);
  return ends[0];
}
#else
static int open_events(int count, char **arguments) { return -1; }
#endif

/// Defined in `SpryTestSupport`, in Swift, which can't run anything before `main`.
void spry_start_watchdog(int events);

__attribute__((constructor)) static void load(int count, char **arguments) {
  spry_start_watchdog(open_events(count, arguments));
}
