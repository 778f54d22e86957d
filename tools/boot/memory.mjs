/**
 * Flags with which Node runs the server. Left alone, V8 lets the heap grow far past what is alive before it collects;
 * the server lives in well under half of this. KERKIS_HEAP_MB raises the limit for a busy node.
 */
export function serverMemory(env) {
  const heap = Number(env.KERKIS_HEAP_MB) || 256;
  return ["--max-semi-space-size=8", `--max-old-space-size=${heap}`];
}
