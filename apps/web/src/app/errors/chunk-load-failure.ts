const PATTERNS = [
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
];
const KEY = "kerkis.chunk-reload";
const AGAIN_AFTER_MS = 60_000;

/** A part of the application could not be downloaded: the network failed, or a new version replaced it. */
export const isChunkLoadFailure = (error: unknown): boolean =>
  error instanceof Error && PATTERNS.some((pattern) => pattern.test(error.message));

/** Reloads once to get the new version; a second failure within a minute is left to the error screen. Returns whether it reloads. */
export function recoverByReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
