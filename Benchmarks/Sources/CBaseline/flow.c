#include "flow.h"

#include <stdlib.h>

// The flow of a list as one would write it in C for this tape and nothing else: rows are records
// that know their neighbours, found by a table of their ids.

#define NONE UINT32_MAX
#define COMMANDS 8

struct row {
  uint64_t id;
  uint32_t next, previous;
  uint32_t ticket;
};

struct command {
  uint32_t kind;
  uint64_t word;
};

struct flow {
  enum { REST, OPEN, PROMPTING } phase;
  uint32_t active;
  uint32_t prompt, last_prompt, last_ticket;
  int presented;
  uint32_t first, last, vacant;
  uint32_t mask;
  uint32_t *table;
  struct row *rows;
  struct command commands[COMMANDS];
  uint32_t command_count;
};

static inline uint32_t bucket_of(const struct flow *flow, uint64_t id) {
  return (uint32_t)(id * 0x9E3779B97F4A7C15ull >> 32) & flow->mask;
}

static inline uint32_t find(const struct flow *flow, uint64_t id) {
  uint32_t bucket = bucket_of(flow, id);
  while (flow->table[bucket] != NONE) {
    if (flow->rows[flow->table[bucket]].id == id) return flow->table[bucket];
    bucket = (bucket + 1) & flow->mask;
  }
  return NONE;
}

static void enter(struct flow *flow, uint32_t row) {
  uint32_t bucket = bucket_of(flow, flow->rows[row].id);
  while (flow->table[bucket] != NONE) bucket = (bucket + 1) & flow->mask;
  flow->table[bucket] = row;
}

static void leave(struct flow *flow, uint64_t id) {
  uint32_t hole = bucket_of(flow, id);
  while (flow->rows[flow->table[hole]].id != id) hole = (hole + 1) & flow->mask;
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
  if (it->previous == NONE) flow->first = it->next; else flow->rows[it->previous].next = it->next;
  if (it->next == NONE) flow->last = it->previous; else flow->rows[it->next].previous = it->previous;
}

static inline void link_row(struct flow *flow, uint32_t row, uint32_t before) {
  struct row *it = &flow->rows[row];
  it->next = before;
  it->previous = before == NONE ? flow->last : flow->rows[before].previous;
  if (it->previous == NONE) flow->first = row; else flow->rows[it->previous].next = row;
  if (before == NONE) flow->last = row; else flow->rows[before].previous = row;
}

static inline void emit(struct flow *flow, uint32_t kind, uint64_t word) {
  flow->commands[flow->command_count++] = (struct command){kind, word};
}

/// Takes in one event. Returns whether it was handled.
static inline int send(struct flow *flow, const struct flow_event *event) {
  flow->command_count = 0;
  switch (event->kind) {
    case FLOW_REVEAL: {
      uint32_t row = find(flow, event->row);
      if (row == NONE) return 0;
      if ((flow->phase == PROMPTING && flow->presented) || flow->rows[row].ticket) {
        emit(flow, FLOW_CLOSE, event->row);
        return 0;
      }
      if (flow->phase == OPEN) {
        if (flow->active == row) return 0;
        emit(flow, FLOW_CLOSE, flow->rows[flow->active].id);
      } else if (flow->phase == PROMPTING) {
        emit(flow, FLOW_DISMISS, flow->prompt);
      }
      emit(flow, FLOW_OPEN, event->row);
      flow->phase = OPEN;
      flow->active = row;
      return 1;
    }
    case FLOW_TAP_OUTSIDE:
      if (flow->phase == PROMPTING) {
        if (flow->presented) return 0;
        emit(flow, FLOW_DISMISS, flow->prompt);
      } else if (flow->phase == OPEN) {
        emit(flow, FLOW_CLOSE, flow->rows[flow->active].id);
      } else {
        return 0;
      }
      flow->phase = REST;
      return 1;
    case FLOW_TRIGGER: {
      uint32_t row = find(flow, event->row);
      if (row == NONE) return 0;
      if (flow->phase == PROMPTING && flow->presented) return 0;
      if (flow->rows[row].ticket) return 0;
      if (flow->phase == PROMPTING) {
        if (flow->active == row) {
          emit(flow, FLOW_PRESENT, flow->prompt);
          return 1;
        }
        emit(flow, FLOW_DISMISS, flow->prompt);
      } else if (flow->phase == OPEN) {
        emit(flow, FLOW_CLOSE, flow->rows[flow->active].id);
      }
      flow->phase = PROMPTING;
      flow->active = row;
      flow->prompt = ++flow->last_prompt;
      flow->presented = 0;
      emit(flow, FLOW_PRESENT, flow->prompt);
      return 1;
    }
    case FLOW_PRESENTED:
      if (flow->phase != PROMPTING || flow->prompt != event->number) {
        emit(flow, FLOW_DISMISS, event->number);
        return 1;
      }
      if (flow->presented) return 0;
      flow->presented = 1;
      return 1;
    case FLOW_CONFIRM:
      if (flow->phase != PROMPTING || flow->prompt != event->number) return 0;
      flow->phase = REST;
      flow->rows[flow->active].ticket = ++flow->last_ticket;
      emit(flow, FLOW_PERFORM, flow->last_ticket);
      return 1;
    case FLOW_CANCEL:
      if (flow->phase != PROMPTING || flow->prompt != event->number) return 0;
      flow->phase = REST;
      return 1;
    case FLOW_SUCCEEDED:
      // One ticket is out at a time on this tape.
      return event->number == flow->last_ticket && flow->rows[flow->active].ticket == event->number;
    case FLOW_REMOVE: {
      uint32_t row = find(flow, event->row);
      if (row == NONE) return 1;
      struct row *it = &flow->rows[row];
      uint32_t focus = it->next == NONE ? it->previous : it->next;
      emit(flow, FLOW_REMOVE_ROW, event->row);
      if (it->ticket) {
        emit(flow, FLOW_ANNOUNCE, event->row);
        emit(flow, FLOW_FOCUS, flow->rows[focus].id);
      }
      if (flow->phase != REST && flow->active == row) flow->phase = REST;
      unlink_row(flow, row);
      leave(flow, event->row);
      it->ticket = 0;
      it->next = flow->vacant;
      flow->vacant = row;
      return 1;
    }
    case FLOW_INSERT: {
      uint32_t before = find(flow, event->before);
      if (before == NONE || find(flow, event->row) != NONE) return 0;
      uint32_t row = flow->vacant;
      flow->vacant = flow->rows[row].next;
      flow->rows[row].id = event->row;
      enter(flow, row);
      link_row(flow, row, before);
      emit(flow, FLOW_INSERT_ROW, event->row);
      return 1;
    }
  }
  return 0;
}

static inline uint64_t fold(const struct flow *flow, int handled, uint64_t hash) {
  for (uint32_t index = 0; index < flow->command_count; index++)
    hash = flow_fold(hash, flow->commands[index].kind, flow->commands[index].word);
  return handled ? hash : flow_fold(hash, FLOW_IGNORED, 0);
}

uint64_t flow_run_inlined(
    struct flow *flow, const struct flow_event *events, size_t count, uint64_t hash) {
  for (size_t index = 0; index < count; index++)
    hash = fold(flow, send(flow, &events[index]), hash);
  return hash;
}

__attribute__((noinline)) static int send_called(
    struct flow *flow, const struct flow_event *event) {
  __asm__ volatile("" : : "r"(flow) : "memory");
  return send(flow, event);
}

uint64_t flow_run_called(
    struct flow *flow, const struct flow_event *events, size_t count, uint64_t hash) {
  for (size_t index = 0; index < count; index++)
    hash = fold(flow, send_called(flow, &events[index]), hash);
  return hash;
}

struct flow *flow_create(uint64_t count) {
  struct flow *flow = calloc(1, sizeof *flow);
  uint32_t size = 8;
  while (size < count * 2) size *= 2;
  flow->mask = size - 1;
  flow->table = malloc(size * sizeof *flow->table);
  for (uint32_t bucket = 0; bucket < size; bucket++) flow->table[bucket] = NONE;
  flow->rows = calloc(count + 1, sizeof *flow->rows);
  flow->first = flow->last = NONE;
  for (uint32_t row = 0; row < count; row++) {
    flow->rows[row].id = row;
    link_row(flow, row, NONE);
    enter(flow, row);
  }
  flow->vacant = (uint32_t)count;
  flow->rows[count].next = NONE;
  return flow;
}

void flow_destroy(struct flow *flow) {
  free(flow->table);
  free(flow->rows);
  free(flow);
}
