#include "SwiftMockObjectAtomics.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int64_t must_fail = 0;

void mo_fail_at_exit(void) { __atomic_store_n(&must_fail, 1, __ATOMIC_SEQ_CST); }

static void have_the_last_word(void) {
  if (!__atomic_load_n(&must_fail, __ATOMIC_SEQ_CST)) return;
  fflush(NULL);
  _exit(1);
}

// Exit handlers run in reverse order of registration. This one must run last, so it is registered before `main`.
__attribute__((constructor(101))) static void register_early(void) { atexit(have_the_last_word); }
