// What Swift doesn't offer on the oldest systems that the library supports: an atomic counter, the system's smallest lock,
// and a way to set the exit code while the process is exiting.

#ifndef SWIFT_MOCK_OBJECT_ATOMICS_H
#define SWIFT_MOCK_OBJECT_ATOMICS_H

#include <stdint.h>

/// Adds 1 and returns the sum.
static inline int64_t mo_increment(int64_t *_Nonnull number) {
  return __atomic_add_fetch(number, 1, __ATOMIC_RELAXED);
}

/// Returns the number.
static inline int64_t mo_load(const int64_t *_Nonnull number) {
  return __atomic_load_n(number, __ATOMIC_RELAXED);
}

/// Adds 1 and returns the sum; if the sum would be greater than the limit, returns 0 and adds nothing.
static inline int64_t mo_increment_up_to(int64_t *_Nonnull number, int64_t limit) {
  int64_t old = __atomic_load_n(number, __ATOMIC_RELAXED);
  while (old < limit) {
    if (__atomic_compare_exchange_n(number, &old, old + 1, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return old + 1;
  }
  return 0;
}

#if defined(__APPLE__)
#include <os/lock.h>

typedef os_unfair_lock mo_lock;

static inline void mo_lock_init(mo_lock *_Nonnull lock) { *lock = OS_UNFAIR_LOCK_INIT; }
static inline void mo_lock_destroy(mo_lock *_Nonnull lock) {}
static inline void mo_lock_lock(mo_lock *_Nonnull lock) { os_unfair_lock_lock(lock); }
static inline void mo_lock_unlock(mo_lock *_Nonnull lock) { os_unfair_lock_unlock(lock); }
#else
#include <pthread.h>

typedef pthread_mutex_t mo_lock;

static inline void mo_lock_init(mo_lock *_Nonnull lock) { pthread_mutex_init(lock, 0); }
static inline void mo_lock_destroy(mo_lock *_Nonnull lock) { pthread_mutex_destroy(lock); }
static inline void mo_lock_lock(mo_lock *_Nonnull lock) { pthread_mutex_lock(lock); }
static inline void mo_lock_unlock(mo_lock *_Nonnull lock) { pthread_mutex_unlock(lock); }
#endif

/// Makes the process end with exit code 1, after its other exit handlers have run, such as the one that writes a coverage
/// profile.
void mo_fail_at_exit(void);

#endif
