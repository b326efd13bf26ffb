// What runs in the process, in memory that a signal handler can read at any time.

#include <sys/types.h>

/// Notes that a test has begun. Returns its place in the table, or -1 if the table is full.
int spry_note_test(const char *name);

/// Notes that the test at a place has ended.
void spry_forget_test(int place);

/// Notes that a process has been started that leads a process group. Returns its place, or -1.
int spry_note_command(pid_t group);

/// Notes that the process at a place has ended.
void spry_forget_command(int place);

/// Writes a line and the names of the running tests to standard error.
void spry_write_running_tests(const char *headline);

/// Kills the processes that tests have started, with their children.
void spry_kill_commands(void);
