#ifdef __wasm__

#include <stddef.h>

/* What seeds the hashes of sets and dictionaries. A fixed seed makes every run alike, and a list in
   a page has nobody to hide it from. */
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)i;
}

#endif
