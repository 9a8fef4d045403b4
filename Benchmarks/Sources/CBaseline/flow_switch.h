// The flow of a list as one would write it in C for one tape and nothing else. Included once for
// each type of id, which defines `ID`, `BASELINE`, and the functions `hash`, `is_same` and
// `number_of`.

#include "flow_list.h"

// Part of the loop around it, whatever the compiler thinks of that.
#define INLINE static inline __attribute__((always_inline))

static inline struct command *emit(struct flow *flow, uint32_t kind) {
  struct command *command = &flow->transition.commands[flow->transition.command_count++];
  *command = (struct command){.kind = kind};
  return command;
}

static inline void emit_row(struct flow *flow, uint32_t kind, ID row) {
  emit(flow, kind)->row = row;
}

static inline void emit_number(struct flow *flow, uint32_t kind, uint32_t number) {
  emit(flow, kind)->number = number;
}

static inline void present(struct flow *flow) {
  struct command *command = emit(flow, FLOW_PRESENT);
  command->row = flow->phase.row;
  command->action = flow->phase.action;
  command->detail = flow->phase.prompt_kind;
  command->number = flow->phase.prompt;
}

static inline void rest(struct flow *flow) { flow->phase = (struct phase){.kind = REST}; }

static inline int is_asking(const struct flow *flow, uint32_t prompt) {
  return flow->phase.kind == PROMPTING && flow->phase.prompt == prompt;
}

static inline int is_blocked(const struct flow *flow) {
  return flow->phase.kind == PROMPTING && flow->phase.is_presented;
}

/// Takes in one event. Returns whether it was handled.
INLINE int take(struct flow *flow, const struct flow_event *event) {
  const ID id = flow->ids[event->row];
  switch (event->kind) {
    case FLOW_REVEAL: {
      uint32_t row = find(flow, id);
      if (row == NONE) return 0;
      if (is_blocked(flow) || flow->rows[row].ticket) {
        emit_row(flow, FLOW_CLOSE, id);
        return 0;
      }
      if (flow->phase.kind == OPEN) {
        if (flow->active == row) return 0;
        emit_row(flow, FLOW_CLOSE, flow->phase.row);
      } else if (flow->phase.kind == PROMPTING) {
        emit_number(flow, FLOW_DISMISS, flow->phase.prompt);
      }
      struct command *open = emit(flow, FLOW_OPEN);
      open->row = id;
      open->edge = event->edge;
      flow->phase = (struct phase){.kind = OPEN, .edge = event->edge, .row = id};
      flow->active = row;
      return 1;
    }
    case FLOW_TAP_OUTSIDE:
      if (flow->phase.kind == PROMPTING) {
        if (flow->phase.is_presented) return 0;
        emit_number(flow, FLOW_DISMISS, flow->phase.prompt);
      } else if (flow->phase.kind == OPEN) {
        emit_row(flow, FLOW_CLOSE, flow->phase.row);
      } else {
        return 0;
      }
      rest(flow);
      return 1;
    case FLOW_TRIGGER: {
      uint32_t row = find(flow, id);
      if (row == NONE || is_blocked(flow) || flow->rows[row].ticket) return 0;
      if (flow->phase.kind == PROMPTING) {
        if (flow->active == row) {
          present(flow);
          return 1;
        }
        emit_number(flow, FLOW_DISMISS, flow->phase.prompt);
      } else if (flow->phase.kind == OPEN) {
        emit_row(flow, FLOW_CLOSE, flow->phase.row);
      }
      flow->active = row;
      flow->phase = (struct phase){
          .kind = PROMPTING, .action = event->action, .prompt = ++flow->last_prompt,
          .row = id};
      present(flow);
      return 1;
    }
    case FLOW_PRESENTED:
      if (!is_asking(flow, event->number)) {
        emit_number(flow, FLOW_DISMISS, event->number);
        return 1;
      }
      if (flow->phase.is_presented) return 0;
      flow->phase.is_presented = 1;
      return 1;
    case FLOW_CONFIRM: {
      if (!is_asking(flow, event->number)) return 0;
      flow->rows[flow->active].ticket = ++flow->last_ticket;
      struct command *perform = emit(flow, FLOW_PERFORM);
      perform->row = flow->phase.row;
      perform->action = flow->phase.action;
      perform->number = flow->last_ticket;
      rest(flow);
      return 1;
    }
    case FLOW_CANCEL:
      if (!is_asking(flow, event->number)) return 0;
      rest(flow);
      return 1;
    case FLOW_SUCCEEDED:
      // One ticket is out at a time on this tape.
      return event->number == flow->last_ticket && flow->rows[flow->active].ticket == event->number;
    case FLOW_REMOVE: {
      uint32_t row = find(flow, id);
      if (row == NONE) return 1;
      struct row *it = &flow->rows[row];
      uint32_t focus = it->next == NONE ? it->previous : it->next;
      emit_row(flow, FLOW_REMOVE_ROW, id);
      if (it->ticket) {
        emit_row(flow, FLOW_ANNOUNCE, id);
        emit_row(flow, FLOW_FOCUS, flow->rows[focus].id);
      }
      if (flow->phase.kind != REST && flow->active == row) rest(flow);
      unlink_row(flow, row);
      leave(flow, id);
      it->ticket = 0;
      it->next = flow->vacant;
      flow->vacant = row;
      return 1;
    }
    case FLOW_INSERT: {
      uint32_t before = find(flow, flow->ids[event->before]);
      if (before == NONE || find(flow, id) != NONE) return 0;
      uint32_t row = flow->vacant;
      flow->vacant = flow->rows[row].next;
      flow->rows[row].id = id;
      enter(flow, row);
      link_row(flow, row, before);
      struct command *insert = emit(flow, FLOW_INSERT_ROW);
      insert->row = id;
      insert->before = flow->ids[event->before];
      insert->has_slot = 1;
      return 1;
    }
  }
  return 0;
}

/// Takes in one event and says in the transition what it did.
INLINE void send(struct flow *flow, const struct flow_event *event) {
  flow->transition.command_count = 0;
  flow->transition.before = flow->phase;
  flow->transition.handled = take(flow, event);
  flow->transition.after = flow->phase;
}

/// What a command is counted in with, besides its kind.
INLINE uint64_t word_of(const struct command *command) {
  switch (command->kind) {
    case FLOW_PRESENT: case FLOW_DISMISS: case FLOW_PERFORM: return command->number;
    default: return number_of(command->row);
  }
}

INLINE uint64_t fold(const struct transition *transition, uint64_t hash) {
  for (uint32_t index = 0; index < transition->command_count; index++) {
    const struct command *command = &transition->commands[index];
    hash = flow_fold(hash, command->kind, word_of(command));
  }
  return transition->handled ? hash : flow_fold(hash, FLOW_IGNORED, 0);
}

INLINE uint64_t run(
    struct flow *flow, const struct flow_event *events, size_t count, uint64_t hash,
    void (*take_in)(struct flow *, const struct flow_event *)) {
  for (size_t index = 0; index < count; index++) {
    take_in(flow, &events[index]);
    hash = fold(&flow->transition, hash);
  }
  return hash;
}

static uint64_t run_inlined(
    void *list, const struct flow_event *events, size_t count, uint64_t hash) {
  return run(list, events, count, hash, send);
}

/// Counts in a command with all that it says.
static uint64_t fold_whole(uint64_t hash, const struct command *command) {
  hash = flow_fold(hash, command->kind, word_of(command));
  switch (command->kind) {
    case FLOW_OPEN: return flow_fold(hash, 0, command->edge);
    case FLOW_PRESENT:
      hash = flow_fold(hash, command->detail, number_of(command->row));
      return flow_fold(hash, 0, command->action);
    case FLOW_PERFORM:
      hash = flow_fold(hash, command->has_slot, number_of(command->row));
      return flow_fold(hash, 0, command->action);
    case FLOW_INSERT_ROW: return flow_fold(hash, command->has_slot, number_of(command->before));
    default: return hash;
  }
}

static uint64_t fold_phase(uint64_t hash, const struct phase *phase) {
  hash = flow_fold(hash, phase->kind, phase->kind == REST ? 0 : number_of(phase->row));
  if (phase->kind == OPEN) return flow_fold(hash, 0, phase->edge);
  if (phase->kind != PROMPTING) return hash;
  hash = flow_fold(hash, phase->prompt_kind, phase->prompt);
  return flow_fold(hash, phase->is_presented, phase->action);
}

static uint64_t run_whole(
    void *list, const struct flow_event *events, size_t count, uint64_t hash) {
  struct flow *flow = list;
  for (size_t index = 0; index < count; index++) {
    send(flow, &events[index]);
    const struct transition *transition = &flow->transition;
    for (uint32_t place = 0; place < transition->command_count; place++)
      hash = fold_whole(hash, &transition->commands[place]);
    hash = flow_fold(hash, 0, transition->handled);
    hash = fold_phase(fold_phase(hash, &transition->before), &transition->after);
  }
  return hash;
}

__attribute__((noinline)) static void send_called(
    struct flow *flow, const struct flow_event *event) {
  __asm__ volatile("" : : "r"(flow) : "memory");
  send(flow, event);
}

static uint64_t run_called(
    void *list, const struct flow_event *events, size_t count, uint64_t hash) {
  return run(list, events, count, hash, send_called);
}

static void *create(const void *ids, uint64_t count) {
  struct flow *flow = calloc(1, sizeof *flow);
  uint32_t size = 8;
  while (size < count * 2) size *= 2;
  flow->ids = ids;
  flow->mask = size - 1;
  flow->table = malloc(size * sizeof *flow->table);
  for (uint32_t bucket = 0; bucket < size; bucket++) flow->table[bucket] = NONE;
  flow->rows = calloc(count + 1, sizeof *flow->rows);
  flow->first = flow->last = NONE;
  for (uint32_t row = 0; row < count; row++) {
    flow->rows[row].id = flow->ids[row];
    link_row(flow, row, NONE);
    enter(flow, row);
  }
  flow->vacant = (uint32_t)count;
  flow->rows[count].next = NONE;
  return flow;
}

static void destroy(void *list) {
  struct flow *flow = list;
  free(flow->table);
  free(flow->rows);
  free(flow);
}

const struct flow_baseline BASELINE = {
    create, destroy, run_inlined, run_called, run_whole};
