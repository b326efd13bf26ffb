#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "SpryTestSupportLoader.h"

enum { test_count = 1024, command_count = 128, name_length = 200 };

/// A place is free, being filled, or taken.
static struct {
  atomic_int state;
  char name[name_length];
} tests[test_count];

/// Zero in a free place.
static _Atomic(pid_t) commands[command_count];

int spry_note_test(const char *name) {
  for (int place = 0; place < test_count; place++) {
    int is_free = 0;
    if (!atomic_compare_exchange_strong(&tests[place].state, &is_free, 1)) continue;
    strncpy(tests[place].name, name, name_length - 1);
    atomic_store(&tests[place].state, 2);
    return place;
  }
  return -1;
}

void spry_forget_test(int place) {
  if (place >= 0) atomic_store(&tests[place].state, 0);
}

int spry_note_command(pid_t group) {
  for (int place = 0; place < command_count; place++) {
    pid_t is_free = 0;
    if (atomic_compare_exchange_strong(&commands[place], &is_free, group)) return place;
  }
  return -1;
}

void spry_forget_command(int place) {
  if (place >= 0) atomic_store(&commands[place], 0);
}

static void write_text(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count < 0 && errno != EINTR) return;
    if (count < 0) continue;
    text += count;
    length -= count;
  }
}

void spry_write_running_tests(const char *headline) {
  write_text(headline);
  for (int place = 0; place < test_count; place++) {
    if (atomic_load(&tests[place].state) != 2) continue;
    write_text("\n  ");
    write_text(tests[place].name);
  }
  write_text("\n");
}

void spry_kill_commands(void) {
  for (int place = 0; place < command_count; place++) {
    pid_t group = atomic_load(&commands[place]);
    if (group > 0 && kill(-group, SIGKILL)) kill(group, SIGKILL);
  }
}

#ifdef __linux__
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
static const int requests[] = {SIGTERM, SIGINT, SIGHUP};

/// The actions of Swift and of the system.
static struct sigaction previous[NSIG];

static atomic_int is_ending;

/// Keeps another thread that crashes or exits from ending the process before the signal does.
static void leave_to_signal(void) {
  while (atomic_load(&is_ending)) pause();
}

/// Names the running tests once, and leaves the rest to the previous action.
static void end(int number, siginfo_t *info, void *context) {
  if (atomic_exchange(&is_ending, 1)) leave_to_signal();
  // The test may have begun a moment ago, and its name comes through a pipe.
  struct timespec moment = {0, 200 * 1000 * 1000};
  nanosleep(&moment, NULL);
  int is_crash = 0;
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    if (crashes[index] == number) is_crash = 1;
  }
  spry_write_running_tests(
      is_crash ? "error: the process crashes. These tests are running:"
               : "error: the process is asked to end. These tests are running:");
  spry_kill_commands();
  sigaction(number, &previous[number], NULL);
  // An instruction that crashes is repeated after this, but a signal that was sent is not.
  if (info->si_code <= 0) raise(number);
}

static void handle(const int *numbers, size_t count) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = end;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (size_t index = 0; index < count; index++) {
    int number = numbers[index];
    sigaction(number, NULL, &previous[number]);
    // A parent may want a signal to be ignored.
    if (previous[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
}

/// The process of an exit test is meant to crash.
__attribute__((constructor)) static void load(void) {
  if (getenv("SWT_EXIT_TEST_ID")) return;
  // The test whose command is killed may be the last.
  atexit(leave_to_signal);
  handle(crashes, sizeof crashes / sizeof *crashes);
  handle(requests, sizeof requests / sizeof *requests);
}
#endif
