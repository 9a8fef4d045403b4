#include "flow.h"

#include <string.h>

#define ID struct flow_text
#define BASELINE flow_of_texts

static inline uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
  return hash ^ hash >> 32;
}

// Eight bytes at a time.
static inline uint32_t hash(ID id) {
  uint64_t hash = id.length, word;
  size_t at = 0;
  for (; at + 8 <= id.length; at += 8) {
    memcpy(&word, id.bytes + at, 8);
    hash = mix(hash, word);
  }
  word = 0;
  for (; at < id.length; at++) word = word << 8 | (uint8_t)id.bytes[at];
  return (uint32_t)mix(hash, word);
}

static inline int is_same(ID left, ID right) {
  return left.length == right.length && memcmp(left.bytes, right.bytes, left.length) == 0;
}

static inline uint64_t number_of(ID id) { return id.number; }

#include "flow_switch.h"
