// What the switch knows of a list: where it stands, what its last event did, and its rows, records
// that know their neighbours and are found by a table of their ids.

#include "flow.h"

#include <stdlib.h>

#define NONE UINT32_MAX
#define COMMANDS 8

struct row {
  ID id;
  uint32_t next, previous;
  uint32_t ticket;
};

enum phase_kind { REST, OPEN, PROMPTING };

// Where the list stands, as a transition tells it.
struct phase {
  uint8_t kind, edge, prompt_kind, is_presented;
  uint32_t action, position, prompt;
  ID row;
};

struct command {
  uint8_t kind, edge, detail, has_slot;
  uint32_t action, number;
  ID row, before;
};

// What one event did, in full: a front end reads it and needs nothing else.
struct transition {
  struct phase before, after;
  uint32_t handled, command_count;
  struct command commands[COMMANDS];
};

struct flow {
  struct phase phase;
  uint32_t active;
  uint32_t last_prompt, last_ticket;
  uint32_t first, last, vacant;
  uint32_t mask;
  uint32_t *table;
  struct row *rows;
  const ID *ids;
  struct transition transition;
};

static inline uint32_t bucket_of(const struct flow *flow, ID id) {
  return hash(id) & flow->mask;
}

static inline uint32_t find(const struct flow *flow, ID id) {
  uint32_t bucket = bucket_of(flow, id);
  while (flow->table[bucket] != NONE) {
    if (is_same(flow->rows[flow->table[bucket]].id, id)) return flow->table[bucket];
    bucket = (bucket + 1) & flow->mask;
  }
  return NONE;
}

static void enter(struct flow *flow, uint32_t row) {
  uint32_t bucket = bucket_of(flow, flow->rows[row].id);
  while (flow->table[bucket] != NONE) bucket = (bucket + 1) & flow->mask;
  flow->table[bucket] = row;
}

static void leave(struct flow *flow, ID id) {
  uint32_t hole = bucket_of(flow, id);
  while (!is_same(flow->rows[flow->table[hole]].id, id)) hole = (hole + 1) & flow->mask;
  uint32_t next = (hole + 1) & flow->mask;
  while (flow->table[next] != NONE) {
    uint32_t wanted = bucket_of(flow, flow->rows[flow->table[next]].id);
    if (((next - wanted) & flow->mask) >= ((next - hole) & flow->mask)) {
      flow->table[hole] = flow->table[next];
      hole = next;
    }
    next = (next + 1) & flow->mask;
  }
  flow->table[hole] = NONE;
}

static inline void unlink_row(struct flow *flow, uint32_t row) {
  struct row *it = &flow->rows[row];
  if (it->previous == NONE) flow->first = it->next;
  else flow->rows[it->previous].next = it->next;
  if (it->next == NONE) flow->last = it->previous;
  else flow->rows[it->next].previous = it->previous;
}

static inline void link_row(struct flow *flow, uint32_t row, uint32_t before) {
  struct row *it = &flow->rows[row];
  it->next = before;
  it->previous = before == NONE ? flow->last : flow->rows[before].previous;
  if (it->previous == NONE) flow->first = row; else flow->rows[it->previous].next = row;
  if (before == NONE) flow->last = row; else flow->rows[before].previous = row;
}
