/**
 * How Node runs the server. Left alone, V8 lets the heap grow far past what is alive before it collects, and glibc keeps
 * free memory in an arena for each thread; the server lives in well under half of this. A young generation that holds what
 * 200 requests at once have begun spares copying it. KERKIS_HEAP_MB raises the limit for a busy node, MALLOC_ARENA_MAX the
 * arenas.
 */
export function serverMemory(env) {
  const heap = Number(env.KERKIS_HEAP_MB) || 256;
  return {
    flags: ["--max-semi-space-size=16", `--max-old-space-size=${heap}`],
    env: {
      MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || "1",
      // glibc's own first values; said, they do not grow, and what is free goes back to the system.
      MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ || "131072",
      MALLOC_TRIM_THRESHOLD_: env.MALLOC_TRIM_THRESHOLD_ || "131072",
    },
  };
}
