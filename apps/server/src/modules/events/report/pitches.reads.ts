import type { Count } from "@kerkis/contract/core/lists.ts";
import { pitchSlots } from "@kerkis/contract/events/pitching.policy.ts";
import type { PitchPage, PitchQuery } from "@kerkis/contract/events/report/report.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, idKey, intKey, keysetList, type ListSource } from "#platform/lists/keyset.ts";
import { managedEvent } from "../events.repo.ts";
import { countedInterest } from "../interest/interest.reads.ts";
import { eventStartups } from "../pitching/pitching.tables.ts";

const list = keysetList("events/pitches", { stage: ascending(intKey(eventStartups.place), idKey(startups.id)) });

/** Which it is among the published ones, from one: those that are hidden for now are not counted. */
const number = sql<number>`(select count(*)::int from event_startups ahead
  join startups on startups.id = ahead.startup_id
  where ahead.event_id = ${eventStartups.event_id} and ${published(startups)}
    and (ahead.place, ahead.startup_id) <= (${eventStartups.place}, ${eventStartups.startup_id}))`;

const stage = (eventId: string) => and(eq(eventStartups.event_id, eventId), published(startups));

/** Startups on the stage for those who run the event. @throws Refusal event.not_found, auth.forbidden, input.invalid */
export async function pitchPage({ db, cursors }: ListSource, actor: Actor, query: PitchQuery): Promise<PitchPage> {
  const { pitches_start_at: begins, pitch_minutes: minutes } = await managedEvent(db, actor, query.id);
  const page = list.page(cursors, query, query.id);
  const rows = await db
    .select({
      startup: { id: startups.id, name: startups.name, tagline: startups.tagline, logo_url: startups.logo_url },
      number,
      interested: countedInterest(query.id),
      ...page.columns,
    })
    .from(eventStartups)
    .innerJoin(startups, eq(startups.id, eventStartups.startup_id))
    .where(and(stage(query.id), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, (row) => ({ ...row, slot: pitchSlots(begins, minutes, row.number)[row.number - 1] ?? null }));
}

export async function countPitches(db: Reader, actor: Actor, eventId: string): Promise<Count> {
  await managedEvent(db, actor, eventId);
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(eventStartups)
      .innerJoin(startups, eq(startups.id, eventStartups.startup_id))
      .where(stage(eventId)),
  );
}
