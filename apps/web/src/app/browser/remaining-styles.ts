const PATIENCE_MS = 4000;

/**
 * A page comes with the styles of its first paint and the address of all of them. Nothing new may show before those are
 * there; if the network will not give them, the page comes alive without.
 */
export function loadRemainingStyles(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>("link[data-styles]");
  if (!link) return Promise.resolve();
  const loaded = new Promise((resolve) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", resolve, { once: true });
    link.rel = "stylesheet";
  });
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
