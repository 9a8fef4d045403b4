#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdint.h>

/// How many blocks were asked of the heap so far, or -1 where they cannot be counted.
int64_t allocations_so_far(void);

/// How many bytes of the heap are in use, or -1 where that cannot be told.
int64_t allocated_bytes(void);

#endif
