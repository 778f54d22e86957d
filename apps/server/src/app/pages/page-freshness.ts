import type { DomainEvent } from "#platform/events/events.ts";
import type { Events, Platform } from "#platform/platform.ts";
import type { Pages } from "./pages.ts";

const PUBLIC_PAGES_CHANGED = "public_pages_changed";

/** What visitors see has changed: every node drops the pages it keeps for them. */
export function publicPageListeners(events: Events, changes: readonly DomainEvent<unknown>[]): void {
  for (const event of changes) {
    events.on(event, ({ tx, platform }) => platform.realtime.signal(tx, PUBLIC_PAGES_CHANGED));
  }
}

/** Visitors' pages say which parts of the product are switched on, too. */
export function keepPagesFresh(
  { realtime, features }: Pick<Platform, "realtime" | "features">,
  pages: Pick<Pages, "invalidate">,
): void {
  realtime.onSignal(PUBLIC_PAGES_CHANGED, () => pages.invalidate("/"));
  features.onChange(() => pages.invalidate("/"));
}
