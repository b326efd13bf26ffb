// The allocator's own figures, which Swift's Glibc module leaves out.
#if defined(__linux__)
#include <malloc.h>
#endif
