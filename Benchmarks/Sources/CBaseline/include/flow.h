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
  uint8_t kind;
  /// The edge of a swipe, 1 for the trailing one.
  uint8_t edge;
  /// The position of the action that is triggered.
  uint16_t action;
  /// The number of the prompt or ticket.
  uint32_t number;
  /// The position of the row among the ids.
  uint64_t row;
  /// The position of the row to insert before.
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

/// Counts one command in, or a part of one.
static inline uint64_t flow_fold(uint64_t hash, uint64_t kind, uint64_t word) {
  hash = (hash ^ (word << 8 | kind)) * 0x100000001B3ull;
  return hash ^ hash >> 29;
}

/// An id as large as a UUID.
struct flow_wide_id {
  uint64_t high, low;
};

/// An id that is a text, and the number of its row, to count the row in with.
struct flow_text {
  const char *bytes;
  size_t length;
  uint64_t number;
};

/// The switch, for one type of id.
struct flow_baseline {
  /// A list of the first `count` of `ids`, with one action that asks before it removes. The ids
  /// have to outlive it.
  void *(*create)(const void *ids, uint64_t count);
  void (*destroy)(void *list);
  /// Takes in all events and returns `hash` with every command counted in. The switch is part of
  /// the loop.
  uint64_t (*run_inlined)(void *list, const struct flow_event *, size_t count, uint64_t hash);
  /// The same, with a real call for each event.
  uint64_t (*run_called)(void *list, const struct flow_event *, size_t count, uint64_t hash);
  /// Counts in all that every transition says: commands with each field, outcomes, phases.
  uint64_t (*run_whole)(void *list, const struct flow_event *, size_t count, uint64_t hash);
};

/// For ids that are `uint64_t`.
extern const struct flow_baseline flow_of_integers;
extern const struct flow_baseline flow_of_wide_ids;
extern const struct flow_baseline flow_of_texts;

#endif
