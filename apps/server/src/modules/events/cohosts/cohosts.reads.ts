import type {
  EventCohost,
  Helping,
  HelpingPage,
  HelpingQuery,
  ManagedCohost,
} from "@kerkis/contract/events/cohosts/cohosts.schema.ts";
import { ORGANIZATION_MATRIX, ORGANIZATION_ROLES } from "@kerkis/contract/core/permissions.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Count } from "@kerkis/contract/core/lists.ts";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { authUsers, fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizationMembers, organizations } from "#modules/organizations/organizations.tables.ts";
import { type Actor, mayIn } from "#platform/auth/actor.ts";
import { anyOf } from "#platform/db/columns.ts";
import { type Clock, isoIn } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, type ListSource, timeKey } from "#platform/lists/keyset.ts";
import { toldColumns } from "../event-columns.reads.ts";
import { manageRefusal } from "../events.policy.ts";
import { eventRecord, type EventRecord } from "../events.repo.ts";
import { events } from "../events.tables.ts";
import { eventCohosts as cohosts } from "./cohosts.tables.ts";

/** Organizations for which a person runs events. */
const runsFor = (actor: Actor): string[] =>
  actor.memberships
    .map(({ organizationId }) => organizationId)
    .filter((organizationId) => mayIn(actor, organizationId, "data.manageEvents"));

/** Whose it is: the person's own, or of an organization where they run events. */
const ofActor = (actor: Actor): SQL | undefined =>
  or(eq(cohosts.user_id, actor.userId), anyOf(cohosts.organization_id, runsFor(actor)));

/** Asked by an address that is proved to be the person's. */
const askedBy = (actor: Actor): SQL | undefined =>
  and(
    eq(cohosts.email, actor.email.toLowerCase()),
    sql`exists (select from ${authUsers} where ${authUsers.id} = ${actor.userId} and ${authUsers.email_verified})`,
  );

/** Asked before this moment is asked too long ago to be answered. */
export const askedSince = (clock: Clock): string => isoIn(clock, -LIMITS.invitationMs);

/** Asked by then, and not answered. */
export const isUnansweredSince = (moment: string) => and(isNull(cohosts.accepted_at), lte(cohosts.created_at, moment));

/** Answered, or still to be. */
const isOpen = (clock: Clock): SQL | undefined =>
  or(isNotNull(cohosts.accepted_at), gt(cohosts.created_at, askedSince(clock)));

/** Whether a person helps to run the event of the statement's row. */
export const helpsHere = (actor: Actor | null): SQL<boolean> =>
  actor === null
    ? sql<boolean>`false`
    : sql<boolean>`(${events.organization_open} and ${events.deleted_at} is null and exists (
        select from ${cohosts} where ${cohosts.event_id} = ${events.id} and ${cohosts.accepted_at} is not null and ${ofActor(actor)}))`;

/** Whether a person helps to run an event. */
export async function helps(db: Reader, actor: Actor | null, eventId: string): Promise<boolean> {
  if (actor === null) return false;
  const [row] = await db
    .select({ helps: helpsHere(actor) })
    .from(events)
    .where(eq(events.id, eventId));
  return row?.helps ?? false;
}

/** For what those may do who help to run an event too. @throws Refusal event.not_found, auth.forbidden */
export async function enforceHelping(db: Reader, actor: Actor, event: EventRecord): Promise<void> {
  const refusal = manageRefusal(actor, event);
  if (refusal !== null && !(await helps(db, actor, event.id))) enforce(refusal);
}

const ref = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logo_url: organizations.logo_url,
};
const isOpenOrganization = and(eq(organizations.is_active, true), isNull(organizations.deleted_at));
const isShown = or(isNull(cohosts.organization_id), isNotNull(organizations.id));

const listed = (db: Reader, isNamed?: SQL) =>
  db
    .select({
      id: cohosts.id,
      name: sql<string>`coalesce(${organizations.name}, ${fullName}, ${cohosts.email}, '')`,
      organization: ref,
      asked_at: cohosts.created_at,
      accepted_at: cohosts.accepted_at,
    })
    .from(cohosts)
    .leftJoin(organizations, and(eq(organizations.id, cohosts.organization_id), isNamed))
    .leftJoin(profiles, eq(profiles.id, cohosts.user_id));

/** Who helps to run an event, in the order of their answers; organizations that are closed are left out. */
export async function cohostsShown(db: Reader, eventId: string): Promise<EventCohost[]> {
  const rows = await listed(db, isOpenOrganization)
    .where(and(eq(cohosts.event_id, eventId), isNotNull(cohosts.accepted_at), isShown))
    .orderBy(asc(cohosts.accepted_at), asc(cohosts.id));
  return rows.map(({ id, name, organization }) => ({ id, name, organization }));
}

/** The same with those who were asked, for those who run the event; closed organizations too, which they may want to remove. */
export async function cohostsOf(db: Reader, eventId: string): Promise<ManagedCohost[]> {
  const rows = await listed(db).where(eq(cohosts.event_id, eventId)).orderBy(asc(cohosts.created_at), asc(cohosts.id));
  const until = (asked: string) => new Date(Date.parse(asked) + LIMITS.invitationMs).toISOString();
  return rows.map((row) => Object.assign(row, { expires_at: row.accepted_at === null ? until(row.asked_at) : null }));
}

/** The same for whoever asks. @throws Refusal event.not_found, auth.forbidden */
export async function cohostsFor(db: Reader, actor: Actor, eventId: string): Promise<ManagedCohost[]> {
  const event = await eventRecord(db, eventId);
  if (!event) throw new Refusal("event.not_found");
  enforce(manageRefusal(actor, event));
  return cohostsOf(db, eventId);
}

const RUNNING_ROLES = ORGANIZATION_ROLES.filter((role) => ORGANIZATION_MATRIX[role].includes("data.manageEvents"));

/** Those who run the events of an organization. */
export async function plannersOf(db: Reader, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organizationMembers.user_id })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organization_id, organizationId),
        ne(organizationMembers.role, "member"),
        inArray(organizationMembers.role, RUNNING_ROLES),
      ),
    );
  return rows.map(({ id }) => id);
}

const list = keysetList("events/helping", { latest: descending(timeKey(cohosts.created_at), idKey(cohosts.id)) });
const asOrganization = alias(organizations, "as_organization");

const seen = (actor: Actor, clock: Clock): SQL | undefined =>
  and(or(ofActor(actor), askedBy(actor)), isOpen(clock), eq(events.organization_open, true), isNull(events.deleted_at));

/** A page of the events that a person helps to run or is asked to. @throws Refusal input.invalid for a cursor of another's list */
export async function helpingPage(
  { db, cursors, clock }: ListSource & { clock: Clock },
  actor: Actor,
  query: HelpingQuery,
): Promise<HelpingPage> {
  const page = list.page(cursors, query, actor.userId);
  const { id, title, event_type, start_date, end_date, timezone, venue, city, is_online } = toldColumns;
  const rows = await db
    .select({
      id: cohosts.id,
      event: { id, title, event_type, start_date, end_date, timezone, venue, city, is_online },
      organization: ref,
      as: {
        id: asOrganization.id,
        name: asOrganization.name,
        slug: asOrganization.slug,
        logo_url: asOrganization.logo_url,
      },
      accepted_at: cohosts.accepted_at,
      ...page.columns,
    })
    .from(cohosts)
    .innerJoin(events, eq(events.id, cohosts.event_id))
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .leftJoin(asOrganization, eq(asOrganization.id, cohosts.organization_id))
    .where(and(seen(actor, clock), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, ({ organization, event, ...row }): Helping => ({ ...row, event: { ...event, organization } }));
}

export const countHelping = ({ db, clock }: { db: Reader; clock: Clock }, actor: Actor): Promise<Count> =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(cohosts)
      .innerJoin(events, eq(events.id, cohosts.event_id))
      .where(seen(actor, clock)),
  );

/** One of them, locked; null for what is not the person's to answer. */
export async function ownCohosting(tx: Reader, clock: Clock, actor: Actor, id: string) {
  const [row] = await tx
    .select({ cohost: cohosts, event: { id: events.id, title: events.title, organization_id: events.organization_id } })
    .from(cohosts)
    .innerJoin(events, eq(events.id, cohosts.event_id))
    .where(and(eq(cohosts.id, id), seen(actor, clock)))
    .for("update", { of: cohosts });
  return row ?? null;
}
