/** Names of the worker's own caches. Pages and shell belong to one build: they name its files. */
export const PAGES = `kerkis-pages-${__BUILD__}`;
export const SHELL = `kerkis-shell-${__BUILD__}`;
export const ASSETS = "kerkis-assets";
export const EXTRAS = "kerkis-extras";

const CURRENT: ReadonlySet<string> = new Set([PAGES, SHELL, ASSETS, EXTRAS]);

/** Removes what earlier builds kept. */
export async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("kerkis-") && !CURRENT.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
