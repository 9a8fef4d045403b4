/*
 * ActionStateMachine for C, and for every language that can call C.
 *
 * A front end numbers its rows, creates a list, and sends it what happened. After each event it
 * obeys the commands in their order, all of them, before it sends the next event.
 *
 *   asm_list list;
 *   asm_action trash = {.edge = ASM_TRAILING, .flags = ASM_DESTRUCTIVE | ASM_FULL_SWIPE,
 *                       .change = ASM_REMOVES, .prompt_count = 1, .prompts = {ASM_ALERT}};
 *   int32_t rows[] = {1, 2, 3};
 *   asm_list_create(&trash, 1, NULL, rows, 3, &list);
 *   asm_event swipe = {.kind = ASM_FULL_SWIPE_EVENT, .row = 2, .edge = ASM_TRAILING, .action = ASM_NONE};
 *   int32_t count = asm_send(list, &swipe);
 *   for (int32_t i = 0; i < count; i++) {
 *     asm_command command;
 *     asm_command_at(list, i, &command);
 *     ...
 *   }
 *
 * Rows and actions are numbers of 0 and above: rows as you like, actions by their position in the
 * array that the list was created with. Prompts and tickets are numbers that the list gives out,
 * from 1. ASM_NONE stands where there is none.
 *
 * Functions that return int32_t return an error below 0 where a handle, a number, a size or a
 * pointer is wrong, and have then done nothing. No argument makes them crash, but a pointer that
 * is neither null nor good. Call them from one thread at a time.
 */
#ifndef ACTION_STATE_MACHINE_H
#define ACTION_STATE_MACHINE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface: what asm_version returns. */
#define ASM_VERSION 1

/* No row, action, edge, prompt, ticket, revision or reason. */
#define ASM_NONE (-1)

/* Wrong calls. */
enum {
  ASM_BAD_HANDLE = -1,   /* No such list or tracker: never created, or destroyed. */
  ASM_BAD_POINTER = -2,  /* Null where something is read or written. */
  ASM_BAD_SIZE = -3,     /* A count below 0 or above what there is room for. */
  ASM_BAD_VALUE = -4,    /* A number that means nothing, such as an unknown kind of event. */
  ASM_BAD_ACTIONS = -5,  /* Actions that cannot form a set; see asm_list_create. */
  ASM_TOO_MANY = -6      /* More lists or trackers than can be alive at once: 65,535 each. */
};

/* A list, or a tracker of swipes. 0 is none. A destroyed one's number is not given out again for
   a long time. */
typedef int32_t asm_list;
typedef int32_t asm_tracker;

/* ---- Actions -------------------------------------------------------------------------------- */

enum { ASM_LEADING = 0, ASM_TRAILING = 1 };                                        /* edge */
enum { ASM_NOTHING = 0, ASM_UPDATES = 1, ASM_MOVES = 2, ASM_REMOVES = 3 };         /* change */
enum { ASM_ALERT = 0, ASM_DIALOG = 1, ASM_SHEET = 2, ASM_POPOVER = 3,
       ASM_AUTHENTICATION = 4, ASM_INLINE = 5 };                                   /* prompt */
enum { ASM_CLOSES = 0, ASM_CLOSES_AT_ANSWER = 1, ASM_STAYS_OPEN_ON_CANCEL = 2 };   /* row */
enum {                                                                             /* flags */
  ASM_FULL_SWIPE = 1,   /* A full swipe may run it. */
  ASM_DESTRUCTIVE = 2,  /* People lose something by it. Says nothing about animation. */
  ASM_DEFERRED = 4,     /* The data changes when someone else agrees. */
  ASM_UNDOABLE = 8,     /* The change can be taken back. */
  ASM_REORDER = 16,     /* A drop starts it, and nothing else does. */
  ASM_TINTED = 32       /* The button has a colour of its own. */
};

/* The most prompts that an action can ask. */
#define ASM_PROMPTS 8

/* A button on a row. */
typedef struct {
  int32_t edge;                  /* Or ASM_NONE: reached by menu, keyboard and so on only. */
  int32_t flags;
  int32_t change;
  int32_t row_while_prompting;
  int32_t prompt_count;
  int32_t prompts[ASM_PROMPTS];  /* In the order in which they are asked. */
} asm_action;

/* Choices that hold for the whole list. All 0: the defaults. */
typedef struct {
  int32_t guards_open_row;     /* 1: a swipe of another row closes both and opens none. */
  int32_t passes_taps_through; /* 1: a tap that closes a row also does what it does otherwise. */
  int32_t cancels_prompt_in_background;
} asm_policy;

/* What follows from an action and the way in which it was started. */
typedef struct {
  int32_t pre_animates_removal;
  int32_t has_destructive_role;   /* For the platform; only while the row takes the action. */
  int32_t tint;                   /* 0 the platform's, 1 its own, 2 neutral, 3 red. */
  int32_t hint;                   /* Bits: 1 destructive, 2 asks first, 4 waits, 8 undoable. */
} asm_decision;

/* ---- Events --------------------------------------------------------------------------------- */

enum {
  ASM_ROWS_CHANGED = 0,    /* change */
  ASM_SWIPE_BEGAN,         /* row, edge */
  ASM_SWIPE_CANCELLED,     /* row */
  ASM_SWIPE_ARMED,         /* row, action or ASM_NONE */
  ASM_SWIPE_DISARMED,      /* row */
  ASM_REVEAL,              /* row, edge */
  ASM_CONCEAL,             /* row */
  ASM_FULL_SWIPE_EVENT,    /* row, edge, action or ASM_NONE */
  ASM_TRIGGER,             /* action, rows, path */
  ASM_TAP_ROW,             /* row */
  ASM_TAP_OUTSIDE,
  ASM_SCROLL,
  ASM_PRESENTED,           /* prompt */
  ASM_CONFIRM,             /* prompt */
  ASM_CANCEL,              /* prompt */
  ASM_GONE,                /* prompt */
  ASM_MUTATION_SUCCEEDED,  /* ticket, revision or ASM_NONE */
  ASM_MUTATION_FAILED,     /* ticket, reason or ASM_NONE, rows (all of the ticket's if null) */
  ASM_MUTATION_UNKNOWN,    /* ticket */
  ASM_UNDO,                /* ticket */
  ASM_UNDO_EXPIRED,        /* ticket */
  ASM_EDIT,                /* is_on */
  ASM_SELECT,              /* rows */
  ASM_DESELECT,            /* rows */
  ASM_LIFT,                /* row */
  ASM_HOVER,               /* before: a row or ASM_NONE, the end; or is_on = 1: outside */
  ASM_DROP,
  ASM_CANCEL_DRAG,
  ASM_FOREIGN_DRAG,
  ASM_BACKGROUND,
  ASM_FOREGROUND,
  ASM_LEAVE,
  ASM_ENTER
};

enum { ASM_BY_TAP = 0, ASM_BY_MENU, ASM_BY_KEYBOARD, ASM_BY_ACCESSIBILITY, ASM_BY_BULK }; /* path */

/* A row and the row that it goes before; ASM_NONE: to the end. */
typedef struct {
  int32_t row;
  int32_t before;
} asm_placement;

/* What the data says about its rows: the whole order, or what changed. */
typedef struct {
  int32_t is_snapshot;           /* 1: rows is the whole order; remove, insert, move are not read. */
  int32_t revision;              /* Or ASM_NONE. */
  int32_t row_count;
  int32_t remove_count;
  int32_t insert_count;
  int32_t move_count;
  int32_t update_count;
  const int32_t *rows;
  const int32_t *remove;         /* A delta: removals, then insertions, then moves, */
  const asm_placement *insert;   /* each against the order so far. */
  const asm_placement *move;
  const int32_t *update;         /* Rows whose contents changed. */
} asm_change;

/* Something that happened. Only the fields named beside its kind are read. */
typedef struct {
  int32_t kind;
  int32_t row;
  int32_t edge;
  int32_t action;
  int32_t path;
  int32_t prompt;
  int32_t ticket;
  int32_t revision;
  int32_t reason;            /* A number of your own; it comes back with ASM_FAIL. */
  int32_t before;
  int32_t is_on;
  int32_t row_count;
  const int32_t *rows;
  const asm_change *change;
} asm_event;

/* ---- Commands ------------------------------------------------------------------------------- */

enum {
  ASM_OPEN = 0,             /* row, edge: rest open */
  ASM_CLOSE,                /* row: rest closed */
  ASM_ARM,                  /* row, action: show that letting go runs it */
  ASM_DISARM,               /* row, action */
  ASM_PRE_ANIMATE_REMOVAL,  /* row, exit: the row may leave now, ahead of the data */
  ASM_RESTORE_ROW,          /* row: it comes back */
  ASM_BUSY,                 /* row: it waits for its data change */
  ASM_UNBUSY,               /* row */
  ASM_INSERT_ROW,           /* row, before */
  ASM_REMOVE_ROW,           /* row */
  ASM_MOVE_ROW,             /* row, before */
  ASM_REFRESH_ROW,          /* row */
  ASM_LIFT_ROW,             /* row: raise it */
  ASM_GAP,                  /* before: hold this slot free */
  ASM_CLOSE_GAP,
  ASM_SETTLE,               /* row, before: land in the slot */
  ASM_SNAP_BACK,            /* row, before: return to the slot */
  ASM_PRESENT,              /* prompt, prompt_kind, action, rows, row: the anchor or ASM_NONE */
  ASM_DISMISS,              /* prompt */
  ASM_PERFORM,              /* ticket, action, rows, has_slot, before: carry out the change */
  ASM_PERFORM_UNDO,         /* ticket, undoing, rows, has_slot, before: carry out the opposite */
  ASM_REQUEST_DATA,         /* send ASM_ROWS_CHANGED */
  ASM_OFFER_UNDO,           /* ticket */
  ASM_WITHDRAW_UNDO,        /* ticket */
  ASM_FAIL,                 /* rows, reason: tell people that it did not happen */
  ASM_ACTIVATE,             /* row: an ordinary tap */
  ASM_SELECT_ROWS,          /* rows */
  ASM_DESELECT_ROWS,        /* rows */
  ASM_FORBID_DROP,          /* a drag from elsewhere cannot be dropped here */
  ASM_HAPTIC,               /* feedback: 0 threshold, 1 lift, 2 selection, 3 drop, 4 error */
  ASM_ANNOUNCE,             /* feedback: 0 removed, 1 restored, 2 moved, 3 failed, 4 waiting; rows */
  ASM_FOCUS                 /* row, or ASM_NONE: the list */
};

enum { ASM_EXIT_LEADING = 0, ASM_EXIT_TRAILING = 1, ASM_EXIT_COLLAPSE = 2 };  /* exit */

/* Work for the front end. Fields that are not named beside its kind are ASM_NONE, or 0. */
typedef struct {
  int32_t kind;
  int32_t row;
  int32_t edge;
  int32_t action;
  int32_t exit;
  int32_t before;         /* A row; or ASM_NONE, the end. */
  int32_t has_slot;       /* 1 where a perform is a reorder's. */
  int32_t prompt;
  int32_t prompt_kind;
  int32_t ticket;
  int32_t undoing;
  int32_t reason;
  int32_t feedback;
  int32_t row_count;
  const int32_t *rows;    /* Good until the next call that takes this list. */
} asm_command;

/* Why an event was ignored. 0: it was handled. */
enum {
  ASM_HANDLED = 0, ASM_UNKNOWN_ACTION, ASM_NO_ROWS, ASM_UNKNOWN_ROW, ASM_DRAG_IN_PROGRESS,
  ASM_PROMPT_ON_SCREEN, ASM_ROW_CLAIMED, ASM_EDITING, ASM_NO_ACTIONS, ASM_NOTHING_TO_DO,
  ASM_NOT_SWIPING, ASM_NOT_OPEN, ASM_STALE_PROMPT, ASM_STALE_TICKET, ASM_NOT_REORDERABLE,
  ASM_NOT_DRAGGING, ASM_UNKNOWN_SLOT, ASM_STALE_REVISION, ASM_DUPLICATE_ROW
};

/* ---- Lists ---------------------------------------------------------------------------------- */

enum { ASM_REST = 0, ASM_SWIPING, ASM_OPEN_PHASE, ASM_PROMPTING, ASM_DRAGGING };  /* phase */

/* Where a list stands. */
typedef struct {
  int32_t kind;
  int32_t row;         /* Swiping, open, dragging; while prompting the row kept open, if any. */
  int32_t edge;
  int32_t action;      /* Prompting; while swiping the armed one, if any. */
  int32_t prompt;
  int32_t prompt_kind;
  int32_t is_presented;
  int32_t has_gap;
  int32_t before;      /* The gap's slot. */
} asm_phase;

/* How a row must be drawn now, whatever was drawn before. */
typedef struct {
  int32_t open_edge;    /* Or ASM_NONE. */
  int32_t swiped_edge;  /* Or ASM_NONE. */
  int32_t armed;        /* An action or ASM_NONE. */
  int32_t inline_prompt;
  int32_t is_busy;
  int32_t is_pre_animated;
  int32_t is_lifted;
  int32_t is_held;
  int32_t is_selected;
  int32_t takes_actions;
} asm_appearance;

/* ASM_VERSION of the library. */
int32_t asm_version(void);

/* Creates a list of rows at rest, and stores its handle. policy may be null. Where the actions
   cannot form a set, it returns ASM_BAD_ACTIONS, or ASM_BAD_VALUE for one with a bad field. */
int32_t asm_list_create(const asm_action *actions, int32_t action_count, const asm_policy *policy,
                        const int32_t *rows, int32_t row_count, asm_list *list);

/* Creates another list that goes on as this one would. */
int32_t asm_list_copy(asm_list list, asm_list *copy);

/* Ends a list. What it pointed to is gone. */
int32_t asm_list_destroy(asm_list list);

/* Takes in an event. Returns how many commands follow from it. An ignored event changes nothing;
   its only command can be ASM_CLOSE. */
int32_t asm_send(asm_list list, const asm_event *event);

/* Stores the command at a position, from 0, of the last event's. */
int32_t asm_command_at(asm_list list, int32_t position, asm_command *command);

/* Returns why the last event was ignored, or ASM_HANDLED. */
int32_t asm_outcome(asm_list list);

/* Stores where the list stands. */
int32_t asm_phase_of(asm_list list, asm_phase *phase);

/* Stores how a row must be drawn. Returns 1, or 0 where the data has no such row. */
int32_t asm_appearance_of(asm_list list, int32_t row, asm_appearance *appearance);

/* Returns how many rows are on screen, and stores as many of them as there is room for, in their
   order: the data's, but held rows where they were dropped, and without those that left ahead.
   rows may be null where capacity is 0. */
int32_t asm_visible_rows(asm_list list, int32_t *rows, int32_t capacity);

/* The same for the order of the data. */
int32_t asm_data_rows(asm_list list, int32_t *rows, int32_t capacity);

/* The same for the tickets that have not ended, rising. */
int32_t asm_tickets(asm_list list, int32_t *tickets, int32_t capacity);

/* Returns whether the list would take a trigger of an action on a row now, 1 or 0. Only then may
   its button have a role. path is ASM_BY_TAP and so on, or ASM_NONE: a full swipe. */
int32_t asm_offers(asm_list list, int32_t row, int32_t action, int32_t path);

/* Stores what follows from an action of the list, started by path, or ASM_NONE: a full swipe. */
int32_t asm_decision_for(asm_list list, int32_t action, int32_t path, asm_decision *decision);

/* ---- Swipes from pointers ------------------------------------------------------------------- */

/* How wide a row and its buttons are, in points. A width that is no number counts as 0. */
typedef struct {
  double width;
  double leading_width;
  double trailing_width;
  int32_t leading_full_swipe;
  int32_t trailing_full_swipe;
  int32_t is_right_to_left;
} asm_layout;

/* What is known of a pointer at one moment. Numbers that are none are harmless. */
typedef struct {
  double x, y;                    /* How far it is from where it came down, right and down. */
  double velocity_x, velocity_y;  /* In points per second; read where has_velocity is 1. */
  double time;                    /* In seconds. */
  int32_t pointer;                /* Its number while it is down. */
  int32_t has_velocity;           /* 0: it is worked out from the samples. */
} asm_sample;

/* The most events that follow from one sample. */
#define ASM_SWIPE_EVENTS 3

enum { ASM_IDLE = 0, ASM_UNDECIDED, ASM_MOVES_ROW, ASM_YIELDED };

/* Creates a tracker with the standard distances and times. Make one for each list. */
int32_t asm_tracker_create(asm_tracker *tracker);

/* Ends a tracker. */
int32_t asm_tracker_destroy(asm_tracker tracker);

/* Take in a pointer that came down on a row, moved, went up, or was lost. Return how many events
   follow from it and store them; send each to the list in order. offset is where the row was drawn
   when the pointer came down; pointer may be ASM_NONE: whichever is down. */
int32_t asm_tracker_down(asm_tracker tracker, const asm_sample *sample, int32_t row,
                         const asm_layout *layout, double offset,
                         asm_event events[ASM_SWIPE_EVENTS]);
int32_t asm_tracker_moved(asm_tracker tracker, const asm_sample *sample,
                          asm_event events[ASM_SWIPE_EVENTS]);
int32_t asm_tracker_up(asm_tracker tracker, const asm_sample *sample,
                       asm_event events[ASM_SWIPE_EVENTS]);
int32_t asm_tracker_lost(asm_tracker tracker, int32_t pointer,
                         asm_event events[ASM_SWIPE_EVENTS]);

/* Takes in the commands of the list's last event: those that put the row somewhere end its
   swipe. Call it after every event of the list. */
int32_t asm_tracker_obey(asm_tracker tracker, asm_list list);

/* Returns what the tracker does with the pointer that is down: ASM_IDLE and so on. */
int32_t asm_tracker_phase(asm_tracker tracker);

/* Returns 1 and stores where to draw the row under the pointer: points in reading direction from
   closed, above 0 where it uncovers its leading edge. Returns 0 while no swipe moves a row. */
int32_t asm_tracker_offset(asm_tracker tracker, double *offset);

#ifdef __cplusplus
}
#endif

#endif
