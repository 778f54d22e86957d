import {
  organizationClosed,
  organizationRenamed,
  organizationReopened,
} from "#modules/organizations/organizations.api.ts";
import { startupPublished, startupUnpublished } from "#modules/startups/startups.api.ts";
import type { Events, Platform } from "#platform/platform.ts";
import type { Pages } from "./pages.ts";

const REGISTRY_CHANGED = "registry_changed";

/** A startup, or all of an organization's, is in the registry or out of it at once: every node forgets the pages it keeps for visitors. */
export function registryListeners(events: Events): void {
  for (const event of [startupPublished, startupUnpublished]) {
    events.on(event, ({ tx, platform }) => platform.realtime.signal(tx, REGISTRY_CHANGED));
  }
  for (const event of [organizationClosed, organizationReopened, organizationRenamed]) {
    events.on(event, ({ tx, platform }) => platform.realtime.signal(tx, REGISTRY_CHANGED));
  }
}

/** Visitors' pages say which parts of the product are switched on, too. */
export function keepPagesFresh({ realtime, features }: Pick<Platform, "realtime" | "features">, pages: Pages): void {
  realtime.onSignal(REGISTRY_CHANGED, () => pages.invalidate("/"));
  features.onChange(() => pages.invalidate("/"));
}
