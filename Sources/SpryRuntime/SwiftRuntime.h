// How to call functions of Swift's runtime that are exported, but not documented. A function that is
// missing is never an error of the linker: `FIND` returns NULL.

#define _GNU_SOURCE

#include <dlfcn.h>

// A function of the runtime uses Swift's calling convention where `SWIFT` says so.
#define SWIFT __attribute__((swiftcall))

#ifdef __APPLE__
  #define IF_PRESENT
  #define FIND(function) ({                                                       \
    static _Atomic(__typeof__(&function)) found;                                  \
    if (!found) found = (__typeof__(&function))dlsym(RTLD_DEFAULT, #function);    \
    found;                                                                        \
  })
#else
  #define IF_PRESENT __attribute__((weak))
  #define FIND(function) (&function)
#endif
