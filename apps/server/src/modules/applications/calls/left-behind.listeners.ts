import { ownerLeft, startupById, startupPeopleIds } from "#modules/startups/startups.api.ts";
import type { Events } from "#platform/platform.ts";
import { announceLeftBehind } from "../applications.events.ts";
import { undecidedOf } from "./ownership.reads.ts";

/** Whoever applied with a startup owns it no longer: its other owners hear that they can take over what waits for a decision. */
export function leftBehindListeners(events: Events): void {
  events.on(ownerLeft, async (context, left) => {
    const { tx } = context;
    const waiting = await undecidedOf(tx, left);
    if (waiting.length === 0) return;
    const owners = await startupPeopleIds(tx, left.startupId, "owner");
    const startup = await startupById(tx, left.startupId);
    if (owners.length === 0 || !startup) return;
    for (const [organizationId, theirs] of Map.groupBy(waiting, (one) => one.organization_id)) {
      const titles = theirs.map(({ title }) => title);
      const about = { organizationId, startupId: startup.id, startupName: startup.name, titles };
      await announceLeftBehind(context, about, owners);
    }
  });
}
