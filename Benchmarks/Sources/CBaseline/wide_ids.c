#include "flow.h"

#define ID struct flow_wide_id
#define BASELINE flow_of_wide_ids

static inline uint32_t hash(ID id) {
  return (uint32_t)((id.high ^ id.low * 0xD6E8FEB86659FD93ull) * 0x9E3779B97F4A7C15ull >> 32);
}

static inline int is_same(ID left, ID right) {
  return left.low == right.low && left.high == right.high;
}

static inline uint64_t number_of(ID id) { return id.low; }

#include "flow_switch.h"
