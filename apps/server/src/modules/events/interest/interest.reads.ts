import type { Count } from "@kerkis/contract/core/lists.ts";
import type { Event } from "@kerkis/contract/events/events.schema.ts";
import type { Interested, InterestedPage, InterestedQuery } from "@kerkis/contract/events/interest/interest.schema.ts";
import type { StagedStartup } from "@kerkis/contract/events/pitching.schema.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { investorIsRunBy } from "#modules/investors/investors.api.ts";
import { investors } from "#modules/investors/investors.tables.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, type ListSource, timeKey } from "#platform/lists/keyset.ts";
import { eventStartups } from "../pitching/pitching.tables.ts";
import { interestTime, type InterestTime } from "./interest.policy.ts";
import { eventInterests as interests } from "./interest.tables.ts";

/** An investor by profile, or behind a published investor of the registry. */
export async function isInvestor(db: Reader, actor: Actor): Promise<boolean> {
  if (actor.role === "investor") return true;
  const found = await db
    .select({ id: investors.id })
    .from(investors)
    .where(and(investorIsRunBy(actor.userId), published(investors)))
    .limit(1);
  return found.length > 0;
}

/** What ties a person to startups on the stage of an event, by their ids. */
export async function tiesAt(
  db: Reader,
  eventId: string,
  userId: string,
): Promise<ReadonlyMap<string, StagedStartup["tie"]>> {
  const { rows } = await db.execute<{ id: string; tie: StagedStartup["tie"] }>(sql`
    select ${interests.startup_id} as id, 'interested' as tie from ${interests}
    where ${interests.event_id} = ${eventId} and ${interests.user_id} = ${userId} and ${interests.taken_back_at} is null
    union all
    select ${startupPeople.startup_id}, 'runs' from ${startupPeople}
    join ${eventStartups} on ${eventStartups.startup_id} = ${startupPeople.startup_id}
    where ${eventStartups.event_id} = ${eventId} and ${startupPeople.user_id} = ${userId}`);
  return new Map(rows.map(({ id, tie }) => [id, tie]));
}

/** When a person may say what interests them; null for whoever may not at all. */
export const ownInterestTime = async (
  db: Reader,
  actor: Actor | null,
  event: InterestTime & Pick<Event, "mine">,
  now: string,
): Promise<Event["interest"]> =>
  actor && event.mine?.status === "registered" && (await isInvestor(db, actor)) ? interestTime(event, now) : null;

/** How many investors a startup on the stage interested, counted beside a row of `startups`. */
export const countedInterest = (eventId: string) =>
  sql<number>`(select count(*)::int from ${interests} counted where counted.event_id = ${eventId}
    and counted.startup_id = ${startups.id} and counted.taken_back_at is null)`;

const investorOf = sql<Interested["investor"]>`(
  select json_build_object('id', ${investors.id}, 'name', ${investors.company_name}) from ${investors}
  where ${investorIsRunBy(interests.user_id)} and ${published(investors)}
  order by ${investors.verified_at}, ${investors.id} limit 1)`;

/** Interest that stands, in published startups of a person that are on the stage. */
const ofOwnStartups = (eventId: string, userId: string) =>
  and(
    eq(interests.event_id, eventId),
    isNull(interests.taken_back_at),
    published(startups),
    sql`exists (select from ${eventStartups} where ${eventStartups.event_id} = ${interests.event_id}
      and ${eventStartups.startup_id} = ${interests.startup_id})`,
    sql`exists (select from ${startupPeople} where ${startupPeople.startup_id} = ${interests.startup_id}
      and ${startupPeople.user_id} = ${userId})`,
  );

const list = keysetList("events/interested", {
  latest: descending(timeKey(interests.created_at), idKey(interests.id)),
});

/** A page of those whom a person's own startups interested. @throws Refusal input.invalid for a cursor of someone else's list */
export async function interestedPage(
  { db, cursors }: ListSource,
  userId: string,
  query: InterestedQuery,
): Promise<InterestedPage> {
  const page = list.page(cursors, query, `${query.id}/${userId}`);
  const rows = await db
    .select({
      id: interests.id,
      startup: { id: startups.id, name: startups.name },
      person: { id: profiles.id, name: fullName, avatar_url: profiles.avatar_url },
      investor: investorOf,
      since: interests.created_at,
      ...page.columns,
    })
    .from(interests)
    .innerJoin(startups, eq(startups.id, interests.startup_id))
    .innerJoin(profiles, eq(profiles.id, interests.user_id))
    .where(and(ofOwnStartups(query.id, userId), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

export const countInterested = (db: Reader, userId: string, eventId: string): Promise<Count> =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(interests)
      .innerJoin(startups, eq(startups.id, interests.startup_id))
      .where(ofOwnStartups(eventId, userId)),
  );
