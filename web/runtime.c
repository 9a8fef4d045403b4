/* What the compiled machine and the page ask of a system: memory, and numbers that seed hashes. */

#include <stddef.h>
#include <stdint.h>

/* Blocks have 16, 32, 48, 64, 80, ... bytes: from 64 on four sizes up to the next power of two. Each
   size has a list of blocks to use again, so that to take or to give one costs a few reads. Blocks
   are never joined or split. What follows a block's first eight bytes is aligned to sixteen. */
enum { PAGE = 65536, SIZES = 128, ALIGNMENT = 16 };

/* What a block begins with: its size while it is in use, else the next block of its list. */
typedef union block {
  uint32_t size;
  union block *next;
  uint64_t padding;
} block;

static block *unused[SIZES];
/* The memory that was never used. */
static uintptr_t start, end;
extern unsigned char __heap_base;

/* Returns the size of the smallest block with room for bytes, and stores where its list is. */
static uint32_t rounded(uint32_t bytes, uint32_t *list) {
  uint32_t shift = 29 - __builtin_clz(bytes - 1);
  uint32_t steps = ((bytes - 1) >> shift) + 1;
  *list = shift * 4 + steps - 5;
  return steps << shift;
}

/* Returns a block that was never used. Where the page gives no more memory, nothing can go on. */
static block *carve(uint32_t bytes) {
  if (!start) {
    start = ((uintptr_t)&__heap_base + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT + sizeof(block);
    end = __builtin_wasm_memory_size(0) * PAGE;
  }
  if (bytes > end - start) {
    size_t pages = (bytes - (end - start) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) __builtin_trap();
    end += pages * PAGE;
  }
  block *carved = (block *)start;
  start += bytes;
  return carved;
}

void *malloc(size_t count) {
  if (count > INT32_MAX / 2) __builtin_trap();
  uint32_t list;
  uint32_t needed = (count + sizeof(block) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  uint32_t bytes = rounded(needed, &list);
  block *taken = unused[list];
  if (taken) {
    unused[list] = taken->next;
  } else {
    taken = carve(bytes);
  }
  taken->size = bytes;
  return taken + 1;
}

void free(void *memory) {
  if (!memory) return;
  block *given = (block *)memory - 1;
  uint32_t list;
  rounded(given->size, &list);
  given->next = unused[list];
  unused[list] = given;
}

/* How Swift takes its memory. No type of the machine needs more than a block gives. */
int posix_memalign(void **memory, size_t alignment, size_t count) {
  if (alignment > ALIGNMENT) __builtin_trap();
  *memory = malloc(count);
  return 0;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *first = left, *second = right;
  for (; count > 0; count--, first++, second++) {
    if (*first != *second) return *first - *second;
  }
  return 0;
}

/* What seeds the hashes of sets and dictionaries. A fixed seed makes every run alike, and a list in
   a page has nobody to hide it from. */
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)index;
}
