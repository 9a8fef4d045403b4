#include "action_state_machine.h"

/* Bindings in other languages repeat these sizes. */
_Static_assert(sizeof(asm_action) == 52, "an action is 13 integers");
_Static_assert(sizeof(asm_policy) == 12, "a policy is 3 integers");
_Static_assert(sizeof(asm_decision) == 16, "a decision is 4 integers");
_Static_assert(sizeof(asm_placement) == 8, "a placement is 2 integers");
_Static_assert(sizeof(asm_phase) == 36, "a phase is 9 integers");
_Static_assert(sizeof(asm_appearance) == 40, "an appearance is 10 integers");
_Static_assert(sizeof(asm_layout) == 40, "a layout is 3 numbers and 3 integers");
_Static_assert(sizeof(asm_sample) == 48, "a sample is 5 numbers and 2 integers");
#if UINTPTR_MAX == UINT32_MAX
_Static_assert(sizeof(asm_change) == 48, "a change is 7 integers and 5 pointers");
_Static_assert(sizeof(asm_event) == 56, "an event is 12 integers and 2 pointers");
_Static_assert(sizeof(asm_command) == 60, "a command is 14 integers and a pointer");
#else
_Static_assert(sizeof(asm_change) == 72, "a change is 7 integers and 5 pointers");
_Static_assert(sizeof(asm_event) == 64, "an event is 12 integers and 2 pointers");
_Static_assert(sizeof(asm_command) == 64, "a command is 14 integers and a pointer");
#endif
