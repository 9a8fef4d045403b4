#include <stdint.h>

#define ID uint64_t
#define BASELINE flow_of_integers

static inline uint32_t hash(ID id) { return (uint32_t)(id * 0x9E3779B97F4A7C15ull >> 32); }
static inline int is_same(ID left, ID right) { return left == right; }
static inline uint64_t number_of(ID id) { return id; }

#include "flow_switch.h"
