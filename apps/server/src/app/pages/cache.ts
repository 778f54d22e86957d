import type { EncodedPage } from "./encoding.ts";

/** A finished answer. Without a body it is a redirect. */
export interface StoredPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: EncodedPage | undefined;
}

export interface PageKey {
  path: string;
  search: string;
  language: string;
  theme: string;
}

interface Entry {
  path: string;
  page: StoredPage;
  bytes: number;
  storedAt: number;
  refreshing: boolean;
}

interface PageCacheOptions {
  now: () => number;
  /** Served as it is until this age. */
  freshMs?: number;
  /** Until this age served once more while a new one is made. */
  staleMs?: number;
  maxBytes?: number;
}

/** Visitors' pages in memory: bounded, least recently used leave first, one render per page however many ask at once. */
export function createPageCache({
  now,
  freshMs = 10_000,
  staleMs = 20_000,
  maxBytes = 32 * 1024 * 1024,
}: PageCacheOptions) {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<StoredPage>>();
  let bytes = 0;
  let generation = 0;

  function drop(id: string): void {
    const entry = entries.get(id);
    if (!entry) return;
    bytes -= entry.bytes;
    entries.delete(id);
  }

  function store(id: string, path: string, page: StoredPage): void {
    drop(id);
    // Only pages that exist are worth memory; anyone can invent addresses that do not.
    if (page.status !== 200 || !page.body) return;
    const size = Object.values(page.body.encodings).reduce((total, buffer) => total + buffer.length, id.length);
    entries.set(id, { path, page, bytes: size, storedAt: now(), refreshing: false });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function make(id: string, path: string, produce: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = pending.get(id);
    if (running) return running;
    const started = generation;
    const work = produce()
      .then((page) => {
        // What was invalidated while it was being made is shown once but not kept.
        if (started === generation) store(id, path, page);
        return page;
      })
      .finally(() => {
        if (pending.get(id) === work) pending.delete(id);
      });
    pending.set(id, work);
    return work;
  }

  async function get(key: PageKey, produce: () => Promise<StoredPage>): Promise<StoredPage> {
    const id = `${key.language} ${key.theme} ${key.path}${key.search}`;
    const entry = entries.get(id);
    const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY;
    if (!entry || age >= staleMs) return make(id, key.path, produce);
    entries.delete(id);
    entries.set(id, entry);
    if (age >= freshMs && !entry.refreshing) {
      entry.refreshing = true;
      make(id, key.path, produce).catch(() => drop(id));
    }
    return entry.page;
  }

  /** Forgets every page whose path starts with `prefix`. */
  function invalidate(prefix: string): void {
    generation += 1;
    for (const [id, entry] of entries) if (entry.path.startsWith(prefix)) drop(id);
    pending.clear();
  }

  return { get, invalidate, size: () => ({ pages: entries.size, bytes }) };
}
