#ifndef FLOW_H
#define FLOW_H

#include <stddef.h>
#include <stdint.h>

/// What happened, as a line of the tape says it.
enum flow_event_kind {
  FLOW_REVEAL,
  FLOW_TAP_OUTSIDE,
  FLOW_TRIGGER,
  FLOW_PRESENTED,
  FLOW_CONFIRM,
  FLOW_CANCEL,
  FLOW_SUCCEEDED,
  FLOW_REMOVE,
  FLOW_INSERT,
};

/// One line of the tape.
struct flow_event {
  uint32_t kind;
  /// The number of the prompt or ticket.
  uint32_t number;
  uint64_t row;
  /// The row to insert before.
  uint64_t before;
};

/// What a command is counted as in the hash of all commands.
enum flow_command_kind {
  FLOW_OPEN = 1,
  FLOW_CLOSE,
  FLOW_PRESENT,
  FLOW_DISMISS,
  FLOW_PERFORM,
  FLOW_REMOVE_ROW,
  FLOW_INSERT_ROW,
  FLOW_ANNOUNCE,
  FLOW_FOCUS,
  FLOW_IGNORED,
};

/// Counts one command in.
static inline uint64_t flow_fold(uint64_t hash, uint64_t kind, uint64_t word) {
  hash = (hash ^ (word << 8 | kind)) * 0x100000001B3ull;
  return hash ^ hash >> 29;
}

struct flow;

/// A list of the rows 0 up to `count`, with one action that asks before it removes.
struct flow *flow_create(uint64_t count);
void flow_destroy(struct flow *);

/// Takes in all events and returns `hash` with every command counted in. The switch is part of the
/// loop.
uint64_t flow_run_inlined(struct flow *, const struct flow_event *, size_t count, uint64_t hash);
/// The same, with a real call for each event.
uint64_t flow_run_called(struct flow *, const struct flow_event *, size_t count, uint64_t hash);

#endif
