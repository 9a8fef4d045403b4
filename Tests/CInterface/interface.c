/* Uses the interface as a C program does: rightly, then wrongly in every way that has an answer. */
#include "action_state_machine.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int failures = 0;

#define EXPECT(condition)                                                    \
  do {                                                                       \
    if (!(condition)) {                                                      \
      failures++;                                                            \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
    }                                                                        \
  } while (0)

static const asm_action delete_action = {
    .edge = ASM_EDGE_TRAILING, .flags = ASM_FLAG_DESTRUCTIVE | ASM_FLAG_FULL_SWIPE, .change = ASM_CHANGE_REMOVES,
    .prompt_count = 1, .prompts = {ASM_PROMPT_ALERT}};
static const asm_action archive_action = {
    .edge = ASM_EDGE_LEADING, .flags = ASM_FLAG_FULL_SWIPE | ASM_FLAG_UNDOABLE, .change = ASM_CHANGE_REMOVES};

static asm_list made(void) {
  const asm_action actions[] = {delete_action, archive_action};
  const int32_t rows[] = {1, 2, 3};
  asm_list list = 0;
  EXPECT(asm_list_create(actions, 2, NULL, rows, 3, &list) == 0);
  EXPECT(list > 0);
  return list;
}

static int32_t send(asm_list list, int32_t kind, int32_t row, int32_t edge, int32_t prompt) {
  asm_event event = {.kind = kind, .row = row, .edge = edge, .prompt = prompt, .action = ASM_NONE};
  return asm_send(list, &event);
}

static asm_command command(asm_list list, int32_t position) {
  asm_command command = {0};
  EXPECT(asm_command_at(list, position, &command) == 0);
  return command;
}

static void asks_before_it_deletes(void) {
  asm_list list = made();
  EXPECT(send(list, ASM_EVENT_FULL_SWIPE, 2, ASM_EDGE_TRAILING, ASM_NONE) == 2);
  EXPECT(command(list, 0).kind == ASM_COMMAND_CLOSE && command(list, 0).row == 2);
  asm_command present = command(list, 1);
  EXPECT(present.kind == ASM_COMMAND_PRESENT && present.prompt == 1 && present.prompt_kind == ASM_PROMPT_ALERT);
  EXPECT(present.row == 2 && present.row_count == 1 && present.rows[0] == 2);
  asm_phase phase;
  EXPECT(asm_phase_of(list, &phase) == 0 && phase.kind == ASM_PHASE_PROMPTING && phase.prompt == 1);
  EXPECT(asm_list_copy(list, &(asm_list){0}) == 0);
  EXPECT(send(list, ASM_EVENT_PRESENTED, ASM_NONE, ASM_NONE, 1) == 0);
  EXPECT(asm_offers(list, 1, 0, ASM_PATH_TAP) == 0);
  EXPECT(send(list, ASM_EVENT_TAP_ROW, 1, ASM_NONE, ASM_NONE) == 0);
  EXPECT(asm_outcome(list) == ASM_OUTCOME_PROMPT_ON_SCREEN);
  EXPECT(send(list, ASM_EVENT_CANCEL, ASM_NONE, ASM_NONE, 1) == 0);
  EXPECT(asm_outcome(list) == ASM_OUTCOME_HANDLED);
  int32_t rows[2];
  EXPECT(asm_visible_rows(list, rows, 2) == 3 && rows[0] == 1 && rows[1] == 2);
  EXPECT(asm_list_destroy(list) == 0);
}

static void leaves_ahead_where_nothing_stands_between(void) {
  asm_list list = made();
  asm_decision decision;
  EXPECT(asm_decision_for(list, 0, ASM_PATH_TAP, &decision) == 0 && !decision.has_destructive_role);
  EXPECT(asm_decision_for(list, 1, ASM_NONE, &decision) == 0 && decision.has_destructive_role);
  EXPECT(send(list, ASM_EVENT_FULL_SWIPE, 2, ASM_EDGE_LEADING, ASM_NONE) >= 2);
  EXPECT(command(list, 0).kind == ASM_COMMAND_PRE_ANIMATE_REMOVAL);
  EXPECT(command(list, 0).exit == ASM_EXIT_LEADING);
  EXPECT(command(list, 1).kind == ASM_COMMAND_PERFORM && command(list, 1).ticket == 1);
  asm_appearance look;
  EXPECT(asm_appearance_of(list, 2, &look) == 1 && look.is_pre_animated && !look.takes_actions);
  EXPECT(asm_appearance_of(list, 9, &look) == 0);
  int32_t tickets[1];
  EXPECT(asm_tickets(list, tickets, 1) == 1 && tickets[0] == 1);
  EXPECT(asm_visible_rows(list, NULL, 0) == 2 && asm_data_rows(list, NULL, 0) == 3);
  const int32_t left[] = {1, 3};
  asm_change change = {.is_snapshot = 1, .rows = left, .row_count = 2, .revision = ASM_NONE};
  asm_event event = {.kind = ASM_EVENT_ROWS_CHANGED, .change = &change};
  EXPECT(asm_send(list, &event) >= 2);
  EXPECT(asm_data_rows(list, NULL, 0) == 2);
  EXPECT(asm_list_destroy(list) == 0);
}

static void swipes_from_pointers(void) {
  asm_list list = made();
  asm_tracker tracker = 0;
  asm_event events[ASM_MAX_SWIPE_EVENTS];
  asm_layout layout = {.width = 400, .trailing_width = 80, .trailing_full_swipe = 1};
  asm_sample sample = {.pointer = 1};
  double offset = 0;
  EXPECT(asm_tracker_create(&tracker) == 0);
  EXPECT(asm_tracker_down(tracker, &sample, 2, &layout, 0, events) == 0);
  EXPECT(asm_tracker_phase(tracker) == ASM_TRACKER_UNDECIDED);
  EXPECT(asm_tracker_offset(tracker, &offset) == 0);
  sample.x = -310;
  sample.time = 0.1;
  EXPECT(asm_tracker_moved(tracker, &sample, events) == 2);
  EXPECT(events[0].kind == ASM_EVENT_SWIPE_BEGAN && events[1].kind == ASM_EVENT_SWIPE_ARMED);
  EXPECT(asm_tracker_offset(tracker, &offset) == 1 && offset == -300);
  for (int i = 0; i < 2; i++) {
    EXPECT(asm_send(list, &events[i]) >= 0);
    EXPECT(asm_tracker_obey(tracker, list) == 0);
  }
  asm_tracker other = tracker;
  EXPECT(asm_tracker_up(tracker, &sample, events) == 1);
  EXPECT(events[0].kind == ASM_EVENT_FULL_SWIPE && events[0].edge == ASM_EDGE_TRAILING);
  EXPECT(asm_send(list, &events[0]) == 2);
  sample.x = NAN;
  EXPECT(asm_tracker_down(tracker, &sample, 1, &layout, NAN, events) == 0);
  EXPECT(asm_tracker_lost(tracker, ASM_NONE, events) == 0);
  EXPECT(asm_tracker_destroy(tracker) == 0);
  EXPECT(asm_tracker_destroy(other) == ASM_ERROR_BAD_HANDLE);
  EXPECT(asm_list_destroy(list) == 0);
}

static void refuses_what_is_wrong(void) {
  asm_list list = made();
  asm_action action = delete_action;
  const int32_t rows[] = {1, -2};
  asm_event event = {.kind = ASM_EVENT_SELECT, .rows = rows, .row_count = 2};
  EXPECT(asm_list_create(NULL, 1, NULL, NULL, 0, &list) == ASM_ERROR_BAD_POINTER);
  EXPECT(asm_list_create(&action, -1, NULL, NULL, 0, &list) == ASM_ERROR_BAD_SIZE);
  EXPECT(asm_list_create(&action, 1, NULL, NULL, 3, &list) == ASM_ERROR_BAD_POINTER);
  EXPECT(asm_list_create(&action, 1, NULL, rows, 2, &list) == ASM_ERROR_BAD_VALUE);
  EXPECT(asm_list_create(&action, 1, NULL, NULL, 0, NULL) == ASM_ERROR_BAD_POINTER);
  action.prompt_count = ASM_MAX_PROMPTS + 1;
  EXPECT(asm_list_create(&action, 1, NULL, NULL, 0, &list) == ASM_ERROR_BAD_SIZE);
  action = delete_action;
  action.edge = 2;
  EXPECT(asm_list_create(&action, 1, NULL, NULL, 0, &list) == ASM_ERROR_BAD_VALUE);
  action.edge = ASM_NONE;
  EXPECT(asm_list_create(&action, 1, NULL, NULL, 0, &list) == ASM_ERROR_BAD_ACTIONS);
  action = delete_action;
  action.flags = 64;
  EXPECT(asm_list_create(&action, 1, NULL, NULL, 0, &list) == ASM_ERROR_BAD_VALUE);
  EXPECT(asm_send(list, NULL) == ASM_ERROR_BAD_POINTER);
  EXPECT(asm_send(list, &event) == ASM_ERROR_BAD_VALUE);
  event.rows = NULL;
  EXPECT(asm_send(list, &event) == ASM_ERROR_BAD_POINTER);
  event.kind = ASM_EVENT_ROWS_CHANGED;
  EXPECT(asm_send(list, &event) == ASM_ERROR_BAD_POINTER);
  event.kind = ASM_EVENT_ENTER + 1;
  EXPECT(asm_send(list, &event) == ASM_ERROR_BAD_VALUE);
  EXPECT(asm_command_at(list, 0, &(asm_command){0}) == ASM_ERROR_BAD_SIZE);
  EXPECT(asm_visible_rows(list, NULL, 1) == ASM_ERROR_BAD_POINTER);
  EXPECT(asm_visible_rows(list, NULL, -1) == ASM_ERROR_BAD_SIZE);
  EXPECT(asm_phase_of(list, NULL) == ASM_ERROR_BAD_POINTER);
  EXPECT(asm_appearance_of(list, 1, NULL) == ASM_ERROR_BAD_POINTER);
  EXPECT(asm_decision_for(list, 7, ASM_NONE, &(asm_decision){0}) == ASM_ERROR_BAD_VALUE);
  EXPECT(asm_appearance_of(list, -2, &(asm_appearance){0}) == ASM_ERROR_BAD_VALUE);
  EXPECT(asm_offers(list, 1, 0, 9) == ASM_ERROR_BAD_VALUE);
  EXPECT(asm_offers(list, -2, 0, ASM_PATH_TAP) == ASM_ERROR_BAD_VALUE);
  EXPECT(asm_offers(list, 99, 0, ASM_PATH_TAP) == 0);
  EXPECT(asm_tracker_create(NULL) == ASM_ERROR_BAD_POINTER);
  EXPECT(asm_tracker_phase(0) == ASM_ERROR_BAD_HANDLE);
  EXPECT(asm_list_destroy(list) == 0);
  EXPECT(asm_list_destroy(list) == ASM_ERROR_BAD_HANDLE);
  EXPECT(asm_send(list, &event) == ASM_ERROR_BAD_HANDLE);
  EXPECT(asm_outcome(list) == ASM_ERROR_BAD_HANDLE);
  asm_list next = made();
  EXPECT(next != list);
  EXPECT(asm_list_destroy(next) == 0);
}

static void holds_many(void) {
  static asm_list all[65535];
  const int32_t row = 1;
  for (int i = 0; i < 65535; i++)
    if (asm_list_create(&delete_action, 1, NULL, &row, 1, &all[i]) != 0) all[i] = 0;
  asm_list list = 0;
  EXPECT(asm_list_create(&delete_action, 1, NULL, &row, 1, &list) == ASM_ERROR_TOO_MANY);
  for (int i = 0; i < 65535; i++)
    if (all[i]) EXPECT(asm_list_destroy(all[i]) == 0);
}

int main(int argc, char **argv) {
  (void)argv;
  EXPECT(asm_version() == ASM_VERSION);
  asks_before_it_deletes();
  leaves_ahead_where_nothing_stands_between();
  swipes_from_pointers();
  refuses_what_is_wrong();
  if (argc > 1) holds_many();  /* Slow where every access is watched. */
  printf("%s\n", failures ? "The C interface is not as its header says." : "The C interface is as its header says.");
  return failures != 0;
}
