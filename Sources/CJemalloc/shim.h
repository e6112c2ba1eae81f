// What the harness needs from C: jemalloc's control calls, counting hooks, two optimiser fences, and the few
// system calls that the Swift overlays lack. A system-library target has no source files, hence `static inline`.

#ifndef CJEMALLOC_SHIM_H
#define CJEMALLOC_SHIM_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/resource.h>
#if defined(__linux__)
#include <sys/personality.h>
#endif
#include <jemalloc/jemalloc.h>

// MARK: Fences

/// Makes the optimiser believe that the memory behind `address` is read and written here. Costs no instruction.
static inline void cj_keep(const void *_Nullable address) { __asm__ volatile("" : : "r"(address) : "memory"); }

/// Returns `value`, which the optimiser can no longer know.
static inline intptr_t cj_opaque(intptr_t value) {
  __asm__ volatile("" : "+r"(value));
  return value;
}

// MARK: jemalloc

/// Reads the string at `name`, or null where jemalloc doesn't serve this process or has no such entry.
static inline const char *_Nullable cj_string(const char *_Nonnull name) {
  const char *value = NULL;
  size_t size = sizeof value;
  return mallctl(name, &value, &size, NULL, 0) == 0 ? value : NULL;
}

/// Reads the flag at `name`; false where there is none.
static inline bool cj_flag(const char *_Nonnull name) {
  bool value = false;
  size_t size = sizeof value;
  return mallctl(name, &value, &size, NULL, 0) == 0 && value;
}

/// Reads the unsigned number at `name`; 0 where there is none.
static inline unsigned cj_unsigned(const char *_Nonnull name) {
  unsigned value = 0;
  size_t size = sizeof value;
  return mallctl(name, &value, &size, NULL, 0) == 0 ? value : 0;
}

/// The calling thread's live counter at `name` (`thread.allocatedp` or `thread.deallocatedp`), or null.
static inline uint64_t *_Nullable cj_thread_counter(const char *_Nonnull name) {
  uint64_t *value = NULL;
  size_t size = sizeof value;
  return mallctl(name, &value, &size, NULL, 0) == 0 ? value : NULL;
}

// MARK: Counting hooks
// jemalloc 5.2.1 to 5.3.x call installed hooks on every thread, after each event. Their types aren't in the public
// header; these follow jemalloc's include/jemalloc/internal/hook.h.

/// Totals since the hooks went in, over all threads.
struct cj_counts {
  uint64_t allocations;  ///< blocks handed out; a realloc that moved counts once
  uint64_t frees;        ///< blocks given back; a realloc that moved counts once
  uint64_t requested;    ///< bytes asked for
  uint64_t usable;       ///< bytes handed out, after rounding up to a size class
  int64_t live;          ///< usable bytes handed out and not given back; negative if older blocks were freed
  int64_t peak;          ///< the largest value `live` had
};

static inline void cj_add_live(struct cj_counts *_Nonnull counts, int64_t change) {
  int64_t live = __atomic_add_fetch(&counts->live, change, __ATOMIC_RELAXED);
  int64_t peak = __atomic_load_n(&counts->peak, __ATOMIC_RELAXED);
  while (live > peak && !__atomic_compare_exchange_n(
                            &counts->peak, &peak, live, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
}

static inline void cj_on_alloc(
    void *_Nonnull extra, int kind, void *_Nullable result, uintptr_t raw, uintptr_t *_Nonnull args) {
  (void)raw;
  if (result == NULL) return;
  // Where the call's arguments hold the size: malloc 0, posix_memalign 2, aligned_alloc 1, calloc 0 × 1,
  // memalign 1, valloc 0, mallocx 0, realloc 1, rallocx 1.
  static const int position[] = {0, 2, 1, 1, 1, 0, 0, 1, 1};
  uint64_t requested = kind >= 0 && kind < 9 ? args[position[kind]] : 0;
  if (kind == 3) requested *= args[0];
  struct cj_counts *counts = (struct cj_counts *)extra;
  size_t usable = sallocx(result, 0);
  __atomic_add_fetch(&counts->allocations, 1, __ATOMIC_RELAXED);
  __atomic_add_fetch(&counts->requested, requested, __ATOMIC_RELAXED);
  __atomic_add_fetch(&counts->usable, usable, __ATOMIC_RELAXED);
  cj_add_live(counts, (int64_t)usable);
}

static inline void cj_on_free(void *_Nonnull extra, int kind, void *_Nullable address, uintptr_t *_Nonnull args) {
  (void)kind;
  (void)args;
  if (address == NULL) return;
  struct cj_counts *counts = (struct cj_counts *)extra;
  // The hook runs before the block is given back, so its size can still be asked for.
  __atomic_add_fetch(&counts->frees, 1, __ATOMIC_RELAXED);
  cj_add_live(counts, -(int64_t)sallocx(address, 0));
}

static inline void cj_on_resize(
    void *_Nonnull extra, int kind, void *_Nullable address, size_t before, size_t after, uintptr_t raw,
    uintptr_t *_Nonnull args) {
  (void)kind;
  (void)address;
  (void)raw;
  (void)args;
  struct cj_counts *counts = (struct cj_counts *)extra;
  if (after > before) {
    __atomic_add_fetch(&counts->requested, after - before, __ATOMIC_RELAXED);
    __atomic_add_fetch(&counts->usable, after - before, __ATOMIC_RELAXED);
  }
  cj_add_live(counts, (int64_t)after - (int64_t)before);
}

struct cj_hooks {
  void (*_Nonnull alloc)(void *_Nonnull, int, void *_Nullable, uintptr_t, uintptr_t *_Nonnull);
  void (*_Nonnull free)(void *_Nonnull, int, void *_Nullable, uintptr_t *_Nonnull);
  void (*_Nonnull resize)(
      void *_Nonnull, int, void *_Nullable, size_t, size_t, uintptr_t, uintptr_t *_Nonnull);
  void *_Nonnull extra;
};

/// Whether this jemalloc has hooks.
static inline bool cj_has_hooks(void) {
  size_t path[3];
  size_t length = 3;
  return mallctlnametomib("experimental.hooks.install", path, &length) == 0;
}

/// Starts counting into `counts`; null where this jemalloc has no hooks.
static inline void *_Nullable cj_start_counting(struct cj_counts *_Nonnull counts) {
  struct cj_hooks hooks = {cj_on_alloc, cj_on_free, cj_on_resize, counts};
  void *handle = NULL;
  size_t size = sizeof handle;
  return mallctl("experimental.hooks.install", &handle, &size, &hooks, sizeof hooks) == 0 ? handle : NULL;
}

/// Stops what `cj_start_counting` began.
static inline void cj_stop_counting(void *_Nonnull handle) {
  mallctl("experimental.hooks.remove", NULL, NULL, &handle, sizeof handle);
}

// MARK: System calls

#if defined(__linux__) && !defined(__USE_GNU)
// glibc hides these two from sources that don't ask for its extensions, and a module can't ask.
typedef struct {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} Dl_info;
extern int dladdr(const void *address, Dl_info *info);
#define RUSAGE_THREAD 1
#endif

/// The file that the dynamic linker takes `symbol` from, or null.
static inline const char *_Nullable cj_file_serving(const char *_Nonnull symbol) {
  void *program = dlopen(NULL, RTLD_LAZY);
  void *address = program != NULL ? dlsym(program, symbol) : NULL;
  Dl_info info;
  return address != NULL && dladdr(address, &info) != 0 ? info.dli_fname : NULL;
}

/// How often the calling thread (on Apple platforms: the process) lost its core against its will.
static inline long cj_involuntary_switches(void) {
  struct rusage usage;
#if defined(__linux__)
  return getrusage(RUSAGE_THREAD, &usage) == 0 ? usage.ru_nivcsw : 0;
#else
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_nivcsw : 0;
#endif
}

/// Switches address randomisation off for processes that the calling thread starts from here on; false where the
/// system has no such switch or refuses.
static inline bool cj_stop_randomizing_children(void) {
#if defined(__linux__)
  int current = personality(0xffffffff);
  return current != -1 && personality((unsigned long)current | ADDR_NO_RANDOMIZE) != -1;
#else
  return false;
#endif
}

/// Undoes `cj_stop_randomizing_children`.
static inline void cj_randomize_children(void) {
#if defined(__linux__)
  int current = personality(0xffffffff);
  if (current != -1) personality((unsigned long)current & ~(unsigned long)ADDR_NO_RANDOMIZE);
#endif
}

#endif
