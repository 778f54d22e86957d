const PATTERNS = [
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
];

/**
 * A part of the application could not be downloaded: the network failed, or a new version replaced it.
 * Route components have reloaded the page once by then (lazyRouteComponent), which brings the new version.
 */
export const isChunkLoadFailure = (error: unknown): boolean =>
  error instanceof Error && PATTERNS.some((pattern) => pattern.test(error.message));
