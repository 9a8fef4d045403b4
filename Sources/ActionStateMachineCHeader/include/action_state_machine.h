/*
 * ActionStateMachine for C, and for every language that can call C.
 *
 * A front end numbers its rows, creates a list, and sends it what happened. After each event it
 * obeys the commands in their order, all of them, before it sends the next event.
 *
 *   asm_list list;
 *   asm_action trash = {.edge = ASM_EDGE_TRAILING, .change = ASM_CHANGE_REMOVES,
 *                       .flags = ASM_FLAG_DESTRUCTIVE | ASM_FLAG_FULL_SWIPE,
 *                       .prompt_count = 1, .prompts = {ASM_PROMPT_ALERT}};
 *   int32_t rows[] = {1, 2, 3};
 *   asm_list_create(&trash, 1, NULL, rows, 3, &list);
 *   asm_event swipe = {.kind = ASM_EVENT_FULL_SWIPE, .row = 2, .edge = ASM_EDGE_TRAILING,
 *                      .action = ASM_NONE};
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
  ASM_ERROR_BAD_HANDLE = -1,   /* No such list or tracker: never created, or destroyed. */
  ASM_ERROR_BAD_POINTER = -2,  /* Null where something is read or written. */
  ASM_ERROR_BAD_SIZE = -3,     /* A count below 0 or above what there is room for. */
  ASM_ERROR_BAD_VALUE = -4,    /* A number that means nothing, such as an unknown kind of event. */
  ASM_ERROR_BAD_ACTIONS = -5,  /* Actions that cannot form a set; see asm_list_create. */
  ASM_ERROR_TOO_MANY = -6      /* More lists or trackers than can be alive at once: 65,535 each. */
};

/* A list, or a tracker of swipes. 0 is none. A destroyed one's number is not given out again for
   a long time. */
typedef int32_t asm_list;
typedef int32_t asm_tracker;

/* ---- Actions -------------------------------------------------------------------------------- */

/* Where the button is. */
enum { ASM_EDGE_LEADING = 0, ASM_EDGE_TRAILING = 1 };

/* What the data change does to the row. */
enum {
  ASM_CHANGE_NOTHING = 0,
  ASM_CHANGE_UPDATES = 1,
  ASM_CHANGE_MOVES = 2,
  ASM_CHANGE_REMOVES = 3
};

/* What asks before the data change. */
enum {
  ASM_PROMPT_ALERT = 0,
  ASM_PROMPT_DIALOG = 1,
  ASM_PROMPT_SHEET = 2,
  ASM_PROMPT_POPOVER = 3,
  ASM_PROMPT_AUTHENTICATION = 4,
  ASM_PROMPT_INLINE = 5  /* The button itself, which wants a second tap. */
};

/* What the row does while it asks. */
enum {
  ASM_ROW_CLOSES = 0,
  ASM_ROW_CLOSES_AT_ANSWER = 1,
  ASM_ROW_STAYS_OPEN_ON_CANCEL = 2
};

/* What holds of the action: a sum. */
enum {
  ASM_FLAG_FULL_SWIPE = 1,   /* A full swipe may run it. */
  ASM_FLAG_DESTRUCTIVE = 2,  /* People lose something by it. Says nothing about animation. */
  ASM_FLAG_DEFERRED = 4,     /* The data changes when someone else agrees. */
  ASM_FLAG_UNDOABLE = 8,     /* The change can be taken back. */
  ASM_FLAG_REORDER = 16,     /* A drop starts it, and nothing else does. */
  ASM_FLAG_TINTED = 32       /* The button has a colour of its own. */
};

/* The most prompts that an action can ask. */
#define ASM_MAX_PROMPTS 8

/* A button on a row. */
typedef struct {
  int32_t edge;                  /* ASM_EDGE_*, or ASM_NONE: not revealed by a swipe. */
  int32_t flags;                 /* ASM_FLAG_* */
  int32_t change;                /* ASM_CHANGE_* */
  int32_t row_while_prompting;   /* ASM_ROW_* */
  int32_t prompt_count;
  int32_t prompts[ASM_MAX_PROMPTS]; /* ASM_PROMPT_*, in the order in which they are asked. */
} asm_action;

/* Choices that hold for the whole list. All 0: the defaults. */
typedef struct {
  int32_t guards_open_row;     /* 1: a swipe of another row closes both and opens none. */
  int32_t passes_taps_through; /* 1: a tap that closes a row also does what it does otherwise. */
  int32_t cancels_prompt_in_background;
} asm_policy;

/* The colour of a button. */
enum { ASM_TINT_PLATFORM = 0, ASM_TINT_OWN = 1, ASM_TINT_NEUTRAL = 2, ASM_TINT_RED = 3 };

/* What is said of a button besides its label: a sum. */
enum {
  ASM_HINT_DESTRUCTIVE = 1,
  ASM_HINT_ASKS_FIRST = 2,
  ASM_HINT_WAITS = 4,
  ASM_HINT_CAN_BE_UNDONE = 8
};

/* What follows from an action and the way in which it was started. */
typedef struct {
  int32_t pre_animates_removal;
  int32_t has_destructive_role;   /* For the platform; only while the row takes the action. */
  int32_t tint;                   /* ASM_TINT_* */
  int32_t hint;                   /* ASM_HINT_* */
} asm_decision;

/* ---- Events --------------------------------------------------------------------------------- */

enum {
  ASM_EVENT_ROWS_CHANGED = 0,    /* change */
  ASM_EVENT_SWIPE_BEGAN,         /* row, edge */
  ASM_EVENT_SWIPE_CANCELLED,     /* row */
  ASM_EVENT_SWIPE_ARMED,         /* row, action or ASM_NONE */
  ASM_EVENT_SWIPE_DISARMED,      /* row */
  ASM_EVENT_REVEAL,              /* row, edge */
  ASM_EVENT_CONCEAL,             /* row */
  ASM_EVENT_FULL_SWIPE,          /* row, edge, action or ASM_NONE */
  ASM_EVENT_TRIGGER,             /* action, rows, path */
  ASM_EVENT_TAP_ROW,             /* row */
  ASM_EVENT_TAP_OUTSIDE,
  ASM_EVENT_SCROLL,
  ASM_EVENT_PRESENTED,           /* prompt */
  ASM_EVENT_CONFIRM,             /* prompt */
  ASM_EVENT_CANCEL,              /* prompt */
  ASM_EVENT_GONE,                /* prompt */
  ASM_EVENT_MUTATION_SUCCEEDED,  /* ticket, revision or ASM_NONE */
  ASM_EVENT_MUTATION_FAILED,     /* ticket, reason or ASM_NONE, rows; null: all of them */
  ASM_EVENT_MUTATION_UNKNOWN,    /* ticket */
  ASM_EVENT_UNDO,                /* ticket */
  ASM_EVENT_UNDO_EXPIRED,        /* ticket */
  ASM_EVENT_EDIT,                /* is_on */
  ASM_EVENT_SELECT,              /* rows */
  ASM_EVENT_DESELECT,            /* rows */
  ASM_EVENT_LIFT,                /* row */
  ASM_EVENT_HOVER,               /* before: a row or ASM_NONE, the end; or is_on = 1: outside */
  ASM_EVENT_DROP,
  ASM_EVENT_CANCEL_DRAG,
  ASM_EVENT_FOREIGN_DRAG,
  ASM_EVENT_BACKGROUND,
  ASM_EVENT_FOREGROUND,
  ASM_EVENT_LEAVE,
  ASM_EVENT_ENTER
};

/* The way in which an action was started. */
enum {
  ASM_PATH_TAP = 0,
  ASM_PATH_MENU,
  ASM_PATH_KEYBOARD,
  ASM_PATH_ACCESSIBILITY,
  ASM_PATH_BULK
};

/* A row and the row that it goes before; ASM_NONE: to the end. */
typedef struct {
  int32_t row;
  int32_t before;
} asm_placement;

/* What the data says about its rows: the whole order, or what changed. */
typedef struct {
  int32_t is_snapshot;           /* 1: rows is the whole order, and the only one read. */
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
  int32_t kind;              /* ASM_EVENT_* */
  int32_t row;
  int32_t edge;
  int32_t action;
  int32_t path;
  int32_t prompt;
  int32_t ticket;
  int32_t revision;
  int32_t reason;            /* A number of your own; it comes back with ASM_COMMAND_FAIL. */
  int32_t before;
  int32_t is_on;
  int32_t row_count;
  const int32_t *rows;
  const asm_change *change;
} asm_event;

/* ---- Commands ------------------------------------------------------------------------------- */

enum {
  ASM_COMMAND_OPEN = 0,             /* row, edge: rest open */
  ASM_COMMAND_CLOSE,                /* row: rest closed */
  ASM_COMMAND_ARM,                  /* row, action: show that letting go runs it */
  ASM_COMMAND_DISARM,               /* row, action */
  ASM_COMMAND_PRE_ANIMATE_REMOVAL,  /* row, exit: the row may leave now, ahead of the data */
  ASM_COMMAND_RESTORE_ROW,          /* row: it comes back */
  ASM_COMMAND_BUSY,                 /* row: it waits for its data change */
  ASM_COMMAND_UNBUSY,               /* row */
  ASM_COMMAND_INSERT_ROW,           /* row, before */
  ASM_COMMAND_REMOVE_ROW,           /* row */
  ASM_COMMAND_MOVE_ROW,             /* row, before */
  ASM_COMMAND_REFRESH_ROW,          /* row */
  ASM_COMMAND_LIFT,                 /* row: raise it */
  ASM_COMMAND_GAP,                  /* before: hold this slot free */
  ASM_COMMAND_CLOSE_GAP,
  ASM_COMMAND_SETTLE,               /* row, before: land in the slot */
  ASM_COMMAND_SNAP_BACK,            /* row, before: return to the slot */
  ASM_COMMAND_PRESENT,              /* prompt, prompt_kind, action, rows, row: anchor or ASM_NONE */
  ASM_COMMAND_DISMISS,              /* prompt */
  ASM_COMMAND_PERFORM,              /* ticket, action, rows, has_slot, before: carry it out */
  ASM_COMMAND_PERFORM_UNDO,         /* ticket, undoing, rows, has_slot, before: the opposite */
  ASM_COMMAND_REQUEST_DATA,         /* send ASM_EVENT_ROWS_CHANGED */
  ASM_COMMAND_OFFER_UNDO,           /* ticket */
  ASM_COMMAND_WITHDRAW_UNDO,        /* ticket */
  ASM_COMMAND_FAIL,                 /* rows, reason: tell people that it did not happen */
  ASM_COMMAND_ACTIVATE,             /* row: an ordinary tap */
  ASM_COMMAND_SELECT,               /* rows */
  ASM_COMMAND_DESELECT,             /* rows */
  ASM_COMMAND_FORBID_DROP,          /* a drag from elsewhere cannot be dropped here */
  ASM_COMMAND_HAPTIC,               /* feedback: ASM_HAPTIC_* */
  ASM_COMMAND_ANNOUNCE,             /* feedback: ASM_ANNOUNCE_*; rows */
  ASM_COMMAND_FOCUS                 /* row, or ASM_NONE: the list */
};

/* Where a row leaves to. */
enum { ASM_EXIT_LEADING = 0, ASM_EXIT_TRAILING = 1, ASM_EXIT_COLLAPSE = 2 };

/* What is to be felt. */
enum {
  ASM_HAPTIC_THRESHOLD = 0,
  ASM_HAPTIC_LIFT,
  ASM_HAPTIC_SELECTION,
  ASM_HAPTIC_DROP,
  ASM_HAPTIC_ERROR
};

/* What is to be said. */
enum {
  ASM_ANNOUNCE_REMOVED = 0,
  ASM_ANNOUNCE_RESTORED,
  ASM_ANNOUNCE_MOVED,
  ASM_ANNOUNCE_FAILED,
  ASM_ANNOUNCE_WAITING
};

/* Work for the front end. Fields that are not named beside its kind are ASM_NONE, or 0. */
typedef struct {
  int32_t kind;           /* ASM_COMMAND_* */
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

/* What became of an event: handled, or why it was ignored. */
enum {
  ASM_OUTCOME_HANDLED = 0,
  ASM_OUTCOME_UNKNOWN_ACTION,
  ASM_OUTCOME_NO_ROWS,
  ASM_OUTCOME_UNKNOWN_ROW,
  ASM_OUTCOME_DRAG_IN_PROGRESS,
  ASM_OUTCOME_PROMPT_ON_SCREEN,
  ASM_OUTCOME_ROW_CLAIMED,
  ASM_OUTCOME_EDITING,
  ASM_OUTCOME_NO_ACTIONS,
  ASM_OUTCOME_NOTHING_TO_DO,
  ASM_OUTCOME_NOT_SWIPING,
  ASM_OUTCOME_NOT_OPEN,
  ASM_OUTCOME_STALE_PROMPT,
  ASM_OUTCOME_STALE_TICKET,
  ASM_OUTCOME_NOT_REORDERABLE,
  ASM_OUTCOME_NOT_DRAGGING,
  ASM_OUTCOME_UNKNOWN_SLOT,
  ASM_OUTCOME_STALE_REVISION,
  ASM_OUTCOME_DUPLICATE_ROW
};

/* ---- Lists ---------------------------------------------------------------------------------- */

/* Where a list stands. */
enum {
  ASM_PHASE_REST = 0,
  ASM_PHASE_SWIPING,
  ASM_PHASE_OPEN,
  ASM_PHASE_PROMPTING,
  ASM_PHASE_DRAGGING
};

/* Where a list stands, and with what. */
typedef struct {
  int32_t kind;        /* ASM_PHASE_* */
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

/* Creates a list of rows at rest, and stores its handle. A row that is given twice stands where it
   comes first. policy may be null. Where the actions cannot form a set, it returns
   ASM_ERROR_BAD_ACTIONS; for one with a bad field, ASM_ERROR_BAD_VALUE. */
int32_t asm_list_create(const asm_action *actions, int32_t action_count, const asm_policy *policy,
                        const int32_t *rows, int32_t row_count, asm_list *list);

/* Creates another list that goes on as this one would. */
int32_t asm_list_copy(asm_list list, asm_list *copy);

/* Ends a list. What it pointed to is gone. */
int32_t asm_list_destroy(asm_list list);

/* Takes in an event. Returns how many commands follow from it. An ignored event changes nothing;
   its only command can be ASM_COMMAND_CLOSE. */
int32_t asm_send(asm_list list, const asm_event *event);

/* Stores the command at a position, from 0, of the last event's. */
int32_t asm_command_at(asm_list list, int32_t position, asm_command *command);

/* Returns why the last event was ignored, or ASM_OUTCOME_HANDLED. */
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
   its button have a role; a row that the data lacks takes none. path is ASM_PATH_*, or ASM_NONE: a
   full swipe. */
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
#define ASM_MAX_SWIPE_EVENTS 3

/* What a tracker does with the pointer that is down. */
enum { ASM_TRACKER_IDLE = 0, ASM_TRACKER_UNDECIDED, ASM_TRACKER_SWIPING, ASM_TRACKER_YIELDED };

/* Creates a tracker with the standard distances and times. Make one for each list. */
int32_t asm_tracker_create(asm_tracker *tracker);

/* Ends a tracker. */
int32_t asm_tracker_destroy(asm_tracker tracker);

/* Take in a pointer that came down on a row, moved, went up, or was lost. Return how many events
   follow from it and store them; send each to the list in order. offset is where the row was drawn
   when the pointer came down; pointer may be ASM_NONE: whichever is down. */
int32_t asm_tracker_down(asm_tracker tracker, const asm_sample *sample, int32_t row,
                         const asm_layout *layout, double offset,
                         asm_event events[ASM_MAX_SWIPE_EVENTS]);
int32_t asm_tracker_moved(asm_tracker tracker, const asm_sample *sample,
                          asm_event events[ASM_MAX_SWIPE_EVENTS]);
int32_t asm_tracker_up(asm_tracker tracker, const asm_sample *sample,
                       asm_event events[ASM_MAX_SWIPE_EVENTS]);
int32_t asm_tracker_lost(asm_tracker tracker, int32_t pointer,
                         asm_event events[ASM_MAX_SWIPE_EVENTS]);

/* Takes in the commands of the list's last event: those that put the row somewhere end its
   swipe. Call it after every event of the list. */
int32_t asm_tracker_obey(asm_tracker tracker, asm_list list);

/* Returns what the tracker does with the pointer that is down: ASM_TRACKER_*. */
int32_t asm_tracker_phase(asm_tracker tracker);

/* Returns 1 and stores where to draw the row under the pointer: points in reading direction from
   closed, above 0 where it uncovers its leading edge. Returns 0 while no swipe moves a row. */
int32_t asm_tracker_offset(asm_tracker tracker, double *offset);

#ifdef __cplusplus
}
#endif

#endif
