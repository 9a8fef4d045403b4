#include "allocations.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// The executable's own definitions come before glibc's, also for the Swift runtime. The program
// measures on one thread, so that a plain counter will do.
static int64_t count = 0;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

int64_t allocations_so_far(void) { return count; }

int64_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

#else

int64_t allocations_so_far(void) { return -1; }
int64_t allocated_bytes(void) { return -1; }

#endif
