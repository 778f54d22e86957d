import { NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import type { EventQuestion } from "@kerkis/contract/events/questions/questions.schema.ts";
import type { EventReport } from "@kerkis/contract/events/report/report.schema.ts";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { DEFAULT_ORGANIZATION } from "#modules/organizations/organizations.api.ts";
import { organizationMembers, organizations } from "#modules/organizations/organizations.tables.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import type { Platform } from "#platform/platform.ts";
import { managedEvent } from "../events.repo.ts";
import { countedInterest } from "../interest/interest.reads.ts";
import { eventStartups } from "../pitching/pitching.tables.ts";
import { eventRegistrations as registrations } from "../registrations/registrations.tables.ts";

/** More groups than anyone reads. */
const GROUPS_MAX = 100;

const registered = sql<number>`count(*)::int`;
const came = sql<number>`count(${registrations.checked_in_at})::int`;
const seatedAt = (eventId: string) => and(eq(registrations.event_id, eventId), eq(registrations.status, "registered"));

/** Open organizations of those who had a seat; the one that everybody belongs to says nothing. */
const byOrganization = (db: Reader, eventId: string) =>
  db
    .select({
      organization: {
        id: organizations.id,
        name: organizations.name,
        slug: organizations.slug,
        logo_url: organizations.logo_url,
      },
      registered,
      came,
    })
    .from(registrations)
    .innerJoin(organizationMembers, eq(organizationMembers.user_id, registrations.user_id))
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organization_id))
    .where(
      and(
        seatedAt(eventId),
        ne(organizations.slug, DEFAULT_ORGANIZATION.slug),
        sql`${organizations.is_active} and ${organizations.deleted_at} is null`,
      ),
    )
    .groupBy(organizations.id)
    .orderBy(desc(came), desc(registered), asc(organizations.name))
    .limit(GROUPS_MAX);

/** Published startups of those who had a seat, and those that took the stage. */
const byStartup = (db: Reader, eventId: string) =>
  db
    .select({
      startup: { id: startups.id, name: startups.name, tagline: startups.tagline, logo_url: startups.logo_url },
      on_stage: sql<boolean>`bool_or(${eventStartups.event_id} is not null)`,
      interested: countedInterest(eventId),
      registered: sql<number>`count(${registrations.id})::int`,
      came,
    })
    .from(startups)
    .leftJoin(startupPeople, eq(startupPeople.startup_id, startups.id))
    .leftJoin(registrations, and(eq(registrations.user_id, startupPeople.user_id), seatedAt(eventId)))
    .leftJoin(eventStartups, and(eq(eventStartups.startup_id, startups.id), eq(eventStartups.event_id, eventId)))
    .where(
      and(
        published(startups),
        sql`(${startups.id} in (select startup_id from event_startups where event_id = ${eventId}) or ${startups.id} in (
          select p.startup_id from startup_people p join event_registrations r on r.user_id = p.user_id
          where r.event_id = ${eventId} and r.status = 'registered'))`,
      ),
    )
    .groupBy(startups.id)
    .orderBy(desc(sql`bool_or(${eventStartups.event_id} is not null)`), desc(came), asc(startups.name))
    .limit(GROUPS_MAX);

const byDoor = (db: Reader, eventId: string) =>
  db
    .select({ door: registrations.door, came })
    .from(registrations)
    .where(and(eq(registrations.event_id, eventId), sql`${registrations.checked_in_at} is not null`))
    .groupBy(registrations.door)
    .orderBy(desc(came), asc(registrations.door))
    .limit(GROUPS_MAX);

/** How often each answer of a question to choose from was given. */
async function chosen(db: Reader, eventId: string, { key, label, type, options }: EventQuestion) {
  const { rows } = await db.execute<{ value: string; count: number }>(sql`
    select value, count(*)::int as count from event_registrations r, lateral jsonb_array_elements_text(
      case jsonb_typeof(r.responses -> ${key}) when 'array' then r.responses -> ${key}
        else jsonb_build_array(r.responses -> ${key}) end) value
    where r.event_id = ${eventId} and r.status = 'registered' and r.responses ? ${key} and value is not null
    group by value`);
  const count = (value: string) => rows.find((row) => row.value === value)?.count ?? 0;
  const told =
    type === "yes_no"
      ? [
          { label: YES, count: count("true") },
          { label: NO, count: count("false") },
        ]
      : options.map((option) => ({ label: option.label, count: count(option.value) }));
  return {
    key,
    label,
    options: told.map(({ label: { el, en }, count: times }) => ({ label: { el, en }, count: times })),
  };
}

/** What became of an event, for those who run it. @throws Refusal event.not_found, auth.forbidden */
export async function reportFor(
  { db, clock }: Pick<Platform, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<EventReport> {
  const event = await managedEvent(db, actor, id);
  const asked = event.questions.filter(({ type }) => type !== "text" && type !== "long_text");
  const [[totals], byOrganizations, byStartups, doors, answers] = await Promise.all([
    db
      .select({
        registered: sql<number>`count(*) filter (where ${registrations.status} = 'registered')::int`,
        came,
        waiting: sql<number>`count(*) filter (where ${registrations.status} = 'waiting')::int`,
        gave_back: sql<number>`count(*) filter (where ${registrations.status} = 'cancelled')::int`,
      })
      .from(registrations)
      .where(eq(registrations.event_id, id)),
    byOrganization(db, id),
    byStartup(db, id),
    byDoor(db, id),
    Promise.all(asked.map((question) => chosen(db, id, question))),
  ]);
  return {
    id,
    title: event.title,
    start_date: event.start_date,
    end_date: event.end_date,
    timezone: event.timezone,
    capacity: event.capacity,
    is_over: Date.parse(event.end_date) <= Date.parse(isoNow(clock)),
    ...(totals ?? { registered: 0, came: 0, waiting: 0, gave_back: 0 }),
    organizations: byOrganizations,
    startups: byStartups,
    doors,
    answers,
  };
}
