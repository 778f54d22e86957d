import type { Count } from "@kerkis/contract/core/lists.ts";
import type {
  Event,
  EventFacets,
  EventFilters,
  EventListQuery,
  EventPage,
  EventRow,
  ManagedEventQuery,
} from "@kerkis/contract/events/events.schema.ts";
import { pitchSlots } from "@kerkis/contract/events/pitching.policy.ts";
import { and, asc, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import { byName, rememberedStatements } from "#platform/db/statements.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, descending, idKey, keysetList, type Page, timeKey } from "#platform/lists/keyset.ts";
import { localOf } from "./editing/local-time.policy.ts";
import { cohostsShown, helps, helpsHere } from "./cohosts/cohosts.reads.ts";
import { doorOf, isSeenBy, runsEvents } from "./events.policy.ts";
import { eventRecord } from "./events.repo.ts";
import { eventColumns } from "./event-columns.reads.ts";
import { events } from "./events.tables.ts";
import { atTime, foundBy, namesOf, publishedEvents } from "./filters.reads.ts";
import { ownInterestTime, tiesAt } from "./interest/interest.reads.ts";
import { pitchingAt } from "./pitching/pitching.reads.ts";
import { ownRegistration } from "./registrations/registrations.reads.ts";

const FACETS_MAX = 200;

const orders = {
  start: ascending(timeKey(events.start_date), idKey(events.id)),
  latest: descending(timeKey(events.start_date), idKey(events.id)),
};
const list = keysetList("events", orders);
const managed = keysetList("events/managed", orders);

type ListSource = Pick<Platform, "db" | "cursors" | "clock">;

const pageSelect = (db: Reader, { columns, orderBy }: Page, where: SQL | undefined) =>
  db
    .select({ ...eventColumns, ...columns })
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(sql.placeholder("limit"));

const remembered = rememberedStatements<ReturnType<ReturnType<typeof pageSelect>["prepare"]>>();

/** A page of published events. @throws Refusal input.invalid for a cursor that is not ours */
export async function eventPage({ db, cursors, clock }: ListSource, query: EventListQuery): Promise<EventPage> {
  const page = list.page(cursors, query);
  const now = isoNow(clock);
  // A search is planned for its own words each time.
  if (query.search?.trim()) {
    const where = and(foundBy(query, now), page.after);
    return page.of(await pageSelect(db, page, where).execute({ limit: page.limit }));
  }
  const name = ["events", query.sort ?? "start", query.cursor ? "after" : "first", ...namesOf(query)].join("_");
  const statement = remembered(db, name, () =>
    pageSelect(db, page, and(foundBy(query, now, byName), page.prepared.after)).prepare(name),
  );
  const { from, to, type, place, organization } = query;
  return page.of(await statement.execute({ now, from, to, type, place, organization, ...page.prepared.values }));
}

/** How many published events the filters let through. */
export const countEvents = ({ db, clock }: Pick<Platform, "db" | "clock">, filters: EventFilters): Promise<Count> =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(events)
      .where(foundBy(filters, isoNow(clock))),
  );

const ofOrganization = (scope: OrgScope, { time = "all" }: Pick<ManagedEventQuery, "time">, now: string) =>
  and(eq(events.organization_id, scope.organizationId), isNull(events.deleted_at), atTime({ time }, now));

/** Events of an organization for those who run them. @throws Refusal input.invalid for a cursor of another list */
export async function managedPage(
  { db, cursors, clock }: ListSource,
  scope: OrgScope,
  query: ManagedEventQuery,
): Promise<EventPage> {
  const page = managed.page(cursors, query, scope.organizationId);
  const where = and(ofOrganization(scope, query, isoNow(clock)), page.after);
  return page.of(await pageSelect(db, page, where).execute({ limit: page.limit }));
}

export const countManaged = (
  { db, clock }: Pick<Platform, "db" | "clock">,
  scope: OrgScope,
  query: Pick<ManagedEventQuery, "time">,
): Promise<Count> =>
  countOf(
    db,
    db
      .select({ id: events.id })
      .from(events)
      .where(ofOrganization(scope, query, isoNow(clock))),
  );

/** Places and organizations that events to come have, by name. */
export async function facetsOf({ db, clock }: Pick<Platform, "db" | "clock">): Promise<EventFacets> {
  const toCome = and(published(publishedEvents), atTime({ time: "upcoming" }, isoNow(clock)));
  const [cities, hosts] = await Promise.all([
    db
      .select({ city: sql<string>`min(${events.city})` })
      .from(events)
      .where(and(toCome, ne(events.city_folded, "")))
      .groupBy(events.city_folded)
      .orderBy(asc(events.city_folded))
      .limit(FACETS_MAX),
    db
      .selectDistinct({ id: organizations.id, name: organizations.name })
      .from(events)
      .innerJoin(organizations, eq(organizations.id, events.organization_id))
      .where(toCome)
      .orderBy(asc(organizations.name))
      .limit(FACETS_MAX),
  ]);
  return { cities: cities.map(({ city }) => city), organizations: hosts };
}

/** An event's page; null when there is none for this reader. Its online address is for those who have a seat. */
export async function eventById(db: Reader | Db, actor: Actor | null, id: string, now: string): Promise<Event | null> {
  const [row] = await db
    .select({
      ...eventColumns,
      description: events.description,
      address: events.address,
      access_note: events.access_note,
      online_url: events.online_url,
      cover_url: events.cover_url,
      needs_approval: events.needs_approval,
      registration_opens_at: events.registration_opens_at,
      registration_closes_at: events.registration_closes_at,
      cancelled_at: events.cancelled_at,
      cancel_reason: events.cancel_reason,
      agenda: events.agenda,
      speakers: events.speakers,
      jury: events.jury,
      pitches_start_at: events.pitches_start_at,
      pitch_minutes: events.pitch_minutes,
      questions: events.questions,
      updated_at: events.updated_at,
      version: events.version,
      organization_id: events.organization_id,
      organization_open: events.organization_open,
      deleted_at: events.deleted_at,
      isHelping: helpsHere(actor),
    })
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .where(eq(events.id, id));
  if (!row || !(isSeenBy(actor, row) || row.isHelping)) return null;
  const {
    organization_id,
    organization_open: _open,
    deleted_at: _deleted,
    cancelled_at,
    pitches_start_at,
    isHelping,
    ...facts
  } = row;
  const [mine, startups, ties, cohosts] = await Promise.all([
    actor ? ownRegistration(db, id, actor.userId) : null,
    pitchingAt(db, id),
    actor ? tiesAt(db, id, actor.userId) : null,
    cohostsShown(db, id),
  ]);
  const slots = pitchSlots(pitches_start_at, facts.pitch_minutes, startups.length);
  const manage = runsEvents(actor, organization_id);
  const help = manage || isHelping;
  const isIn = help || mine?.status === "registered";
  return {
    ...facts,
    online_url: isIn && facts.online_url ? facts.online_url : null,
    pitches_start: pitches_start_at === null ? "" : localOf(pitches_start_at, facts.timezone),
    startups: startups.map((startup, index) => ({
      ...startup,
      slot: slots[index] ?? null,
      tie: ties?.get(startup.id) ?? null,
    })),
    interest: startups.length > 0 ? await ownInterestTime(db, actor, { ...row, mine }, now) : null,
    cohosts,
    door: doorOf({ ...row, ...row.seats, cancelled_at }, now),
    mine,
    can: { manage, help },
  };
}

const SIMILAR_SHOWN = 3;

/** Whether someone runs this event of this organization, in which they work. */
export async function plansEvent(
  db: Reader,
  actor: Actor,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  if (!runsEvents(actor, organizationId)) return false;
  const event = await eventRecord(db, id);
  return event?.organization_id === organizationId && event.deleted_at === null;
}

/** Published events to come that share most with one: its host, its kind, its place; the nearest first among equals. @throws Refusal event.not_found */
export async function similarEvents(
  { db, clock }: Pick<Platform, "db" | "clock">,
  actor: Actor | null,
  id: string,
): Promise<EventRow[]> {
  const event = await eventRecord(db, id);
  if (!event || !(isSeenBy(actor, event) || (await helps(db, actor, id)))) throw new Refusal("event.not_found");
  const common = sql`(case when ${events.organization_id} = ${event.organization_id} then 2 else 0 end
    + case when ${events.event_type} = ${event.event_type} then 2 else 0 end
    + case when ${events.city_folded} <> '' and ${events.city_folded} = ${event.city_folded} then 1 else 0 end)`;
  return db
    .select(eventColumns)
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .where(
      and(
        published(publishedEvents),
        atTime({ time: "upcoming" }, isoNow(clock)),
        isNull(events.cancelled_at),
        ne(events.id, id),
        sql`${common} > 0`,
      ),
    )
    .orderBy(sql`${common} desc`, asc(events.start_date), asc(events.id))
    .limit(SIMILAR_SHOWN);
}
