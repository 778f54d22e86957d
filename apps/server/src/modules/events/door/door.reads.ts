import { createHash } from "node:crypto";
import type { ListColumn } from "@kerkis/contract/core/files/columns.ts";
import type { Count } from "@kerkis/contract/core/lists.ts";
import {
  type Attendee,
  type AttendeeFilters,
  type AttendeePage,
  type AttendeeQuery,
  type DoorList,
} from "@kerkis/contract/events/door/door.schema.ts";
import { DOOR_MAX } from "@kerkis/contract/events/door/door.taxonomy.ts";
import { answersInWords } from "@kerkis/contract/events/questions/questions.policy.ts";
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { DEFAULT_ORGANIZATION } from "#modules/organizations/organizations.api.ts";
import { organizationMembers, organizations } from "#modules/organizations/organizations.tables.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import { containing } from "#platform/db/like.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, intKey, keysetList, type ListSource } from "#platform/lists/keyset.ts";
import { enforceHelping } from "../cohosts/cohosts.reads.ts";
import { eventRecord, managedEvent } from "../events.repo.ts";
import { eventRegistrations as registrations } from "../registrations/registrations.tables.ts";

/** What is read of someone's circle: of those alone who have a seat, as the form of registration says. */
const ofSeated = (read: SQL, none: SQL): SQL =>
  sql`case when ${registrations.status} = 'registered' then ${read} else ${none} end`;

const columns = {
  user_id: registrations.user_id,
  name: fullName,
  role: profiles.role,
  status: registrations.status,
  number: registrations.place,
  since: registrations.since,
  checked_in_at: registrations.checked_in_at,
  door: registrations.door,
  responses: registrations.responses,
  organizations: sql<string[]>`${ofSeated(
    sql`array(select ${organizations.name} from ${organizationMembers}
    join ${organizations} on ${organizations.id} = ${organizationMembers.organization_id}
    where ${organizationMembers.user_id} = ${registrations.user_id} and ${organizations.is_active}
      and ${organizations.deleted_at} is null and ${organizations.slug} <> ${DEFAULT_ORGANIZATION.slug}
    order by ${organizations.name})`,
    sql`'{}'`,
  )}`,
  startups: sql<Attendee["startups"]>`${ofSeated(
    sql`coalesce((select json_agg(json_build_object('id', ${startups.id}, 'name', ${startups.name})
      order by ${startups.name}) from ${startupPeople} join ${startups} on ${startups.id} = ${startupPeople.startup_id}
    where ${startupPeople.user_id} = ${registrations.user_id} and ${published(startups)}), '[]')`,
    sql`'[]'::json`,
  )}`,
};

const list = keysetList("events/attendees", { number: ascending(intKey(registrations.place)) });

const matching = ({ id, search, status, came }: AttendeeFilters) =>
  and(
    eq(registrations.event_id, id),
    search ? sql`kerkis_fold(${fullName}) like kerkis_fold(${containing(search)})` : undefined,
    status && status !== "all" ? eq(registrations.status, status) : undefined,
    came === "yes" ? isNotNull(registrations.checked_in_at) : undefined,
    came === "no" ? and(isNull(registrations.checked_in_at), eq(registrations.status, "registered")) : undefined,
  );

/** A page of those who want to come. @throws Refusal event.not_found, auth.forbidden, input.invalid */
export async function attendeePage(
  { db, cursors }: ListSource,
  actor: Actor,
  query: AttendeeQuery,
): Promise<AttendeePage> {
  await managedEvent(db, actor, query.id);
  const page = list.page(cursors, query, query.id);
  const rows = await db
    .select({ ...columns, ...page.columns })
    .from(registrations)
    .innerJoin(profiles, eq(profiles.id, registrations.user_id))
    .where(and(matching(query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** A column for each question of the event, for the file of those who come. */
export async function questionColumns(db: Reader, id: string): Promise<ListColumn<Attendee>[]> {
  const questions = (await eventRecord(db, id))?.questions ?? [];
  return questions.map(({ key, label: { el, en } }) => ({
    label: { el, en: en || el },
    value: ({ responses }, language) =>
      answersInWords(questions, responses, language).find((one) => one.key === key)?.answer ?? null,
  }));
}

/** How many there are, and of the event how many have a seat, wait, asked and are there. */
export async function countAttendees(
  db: Reader,
  actor: Actor,
  filters: AttendeeFilters,
): Promise<Count<"seated" | "waiting" | "requested" | "there">> {
  await managedEvent(db, actor, filters.id);
  const [counted] = await db
    .select({
      seated: sql<number>`count(*) filter (where ${registrations.status} in ('registered', 'offered'))::int`,
      waiting: sql<number>`count(*) filter (where ${registrations.status} = 'waiting')::int`,
      requested: sql<number>`count(*) filter (where ${registrations.status} = 'requested')::int`,
      there: sql<number>`count(${registrations.checked_in_at})::int`,
    })
    .from(registrations)
    .where(eq(registrations.event_id, filters.id));
  const total = await countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(registrations)
      .innerJoin(profiles, eq(profiles.id, registrations.user_id))
      .where(matching(filters)),
  );
  return { ...total, groups: counted ?? { seated: 0, waiting: 0, requested: 0, there: 0 } };
}

const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

/** All that a phone at the door needs; codes hashed, so that a lost phone has no tickets to show. @throws Refusal event.not_found, auth.forbidden */
export async function doorListFor(db: Reader, actor: Actor, id: string): Promise<DoorList> {
  const event = await eventRecord(db, id);
  if (!event) throw new Refusal("event.not_found");
  await enforceHelping(db, actor, event);
  const { title, capacity } = event;
  const rows = await db
    .select({
      user_id: registrations.user_id,
      name: fullName,
      number: registrations.place,
      status: registrations.status,
      code: registrations.ticket_code,
      checked_in_at: registrations.checked_in_at,
      door: registrations.door,
    })
    .from(registrations)
    .innerJoin(profiles, eq(profiles.id, registrations.user_id))
    .where(
      and(
        eq(registrations.event_id, id),
        inArray(registrations.status, ["registered", "offered", "waiting", "requested"]),
      ),
    )
    .orderBy(asc(registrations.place))
    .limit(DOOR_MAX.tickets);
  return {
    id,
    title,
    capacity,
    tickets: rows.map(({ code, ...row }) => Object.assign(row, { code_hash: hashOf(code) })),
  };
}
