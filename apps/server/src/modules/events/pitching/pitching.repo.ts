import { and, eq, sql } from "drizzle-orm";
import { anyOf } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { pitchingAt, publishedOf } from "./pitching.reads.ts";
import { eventStartups } from "./pitching.tables.ts";

/**
 * Makes these the startups that take the stage; one that is hidden for now keeps its place.
 * @throws Refusal input.invalid at the field for one that is not published
 */
export async function replacePitching(tx: Tx, eventId: string, chosen: readonly { id: string }[]): Promise<void> {
  const ids = [...new Set(chosen.map(({ id }) => id))];
  if ((await publishedOf(tx, ids)).length < ids.length) {
    throw new Refusal("input.invalid", { fields: [{ path: "answers.startups", code: "gone" }] });
  }
  const gone = (await pitchingAt(tx, eventId)).flatMap(({ id }) => (ids.includes(id) ? [] : id));
  await tx.delete(eventStartups).where(and(eq(eventStartups.event_id, eventId), anyOf(eventStartups.startup_id, gone)));
  if (ids.length === 0) return;
  await tx
    .insert(eventStartups)
    .values(ids.map((startup_id, place) => ({ event_id: eventId, startup_id, place })))
    .onConflictDoUpdate({
      target: [eventStartups.event_id, eventStartups.startup_id],
      set: { place: sql`excluded.place` },
    });
}
