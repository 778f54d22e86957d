import type { ChangeEventInput, EditableEvent, EventAnswers } from "@kerkis/contract/events/editing/editing.schema.ts";
import { eventsHappenings } from "@kerkis/contract/events/events.happenings.ts";
import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { contactsOf } from "#modules/identity/identity.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { enforceHelping } from "../cohosts/cohosts.reads.ts";
import { eventChanged } from "../events.events.ts";
import { manageRefusal, runsEvents } from "../events.policy.ts";
import { eventById } from "../events.reads.ts";
import {
  type EventColumns,
  eventRecord,
  type EventRecord,
  insertEvent,
  lockedEvent,
  updateEvent,
} from "../events.repo.ts";
import { pitchingAt } from "../pitching/pitching.reads.ts";
import { replacePitching } from "../pitching/pitching.repo.ts";
import { peopleIn } from "../registrations/registrations.repo.ts";
import { offerFreeSeats } from "../registrations/queue.service.ts";
import { guardAccess } from "./access.service.ts";
import { instantOf, localOf } from "./local-time.policy.ts";

/** Those who want to come, in whatever state that is. */
const HOPEFUL = ["registered", "offered", "waiting", "requested"] as const;

/** Columns of what the form holds. */
function columnsOf({
  starts,
  ends,
  registration_opens,
  registration_closes,
  online_url,
  pitches_start,
  startups: _startups,
  ...rest
}: EventAnswers) {
  const at = (local: string) => instantOf(local, rest.timezone);
  return {
    ...rest,
    needs_approval: rest.needs_approval ?? false,
    is_private: rest.is_private ?? false,
    online_url: online_url || null,
    start_date: at(starts),
    end_date: at(ends),
    pitches_start_at: pitches_start ? at(pitches_start) : null,
    registration_opens_at: registration_opens ? at(registration_opens) : null,
    registration_closes_at: registration_closes ? at(registration_closes) : null,
    agenda: rest.agenda.toSorted((one, other) => one.starts.localeCompare(other.starts)),
  } satisfies EventColumns;
}

/** An event as its form holds it. */
function answersOf(row: EventRecord, startups: EventAnswers["startups"]): EventAnswers {
  const at = (instant: string | null) => (instant === null ? "" : localOf(instant, row.timezone));
  return {
    title: row.title,
    event_type: row.event_type,
    summary: row.summary,
    description: row.description,
    cover_url: row.cover_url,
    starts: at(row.start_date),
    ends: at(row.end_date),
    timezone: row.timezone,
    venue: row.venue,
    address: row.address,
    city: row.city,
    access_note: row.access_note,
    online_url: row.online_url ?? "",
    capacity: row.capacity,
    registration_opens: at(row.registration_opens_at),
    registration_closes: at(row.registration_closes_at),
    needs_approval: row.needs_approval,
    is_private: row.is_private,
    agenda: row.agenda,
    speakers: row.speakers,
    jury: row.jury,
    pitches_start: at(row.pitches_start_at),
    pitch_minutes: row.pitch_minutes,
    questions: row.questions,
    startups,
  };
}

const chosenAt = async (db: Reader, eventId: string): Promise<EventAnswers["startups"]> =>
  (await pitchingAt(db, eventId)).map(({ id, name }) => ({ id, name }));

/** Who saved an event last; null when it is not known any more. */
async function lastChangedBy(db: Reader, { changed_by }: EventRecord): Promise<string | null> {
  if (changed_by === null) return null;
  const [person] = await contactsOf(db, [changed_by]);
  return person?.name ?? null;
}

const editableOf = async (db: Reader, actor: Actor, row: EventRecord): Promise<EditableEvent> => ({
  id: row.id,
  version: row.version,
  changed_by: await lastChangedBy(db, row),
  is_published: row.is_published,
  can: { manage: runsEvents(actor, row.organization_id) },
  answers: answersOf(row, await chosenAt(db, row.id)),
});

/** Drafts an event of an organization. @returns its id */
export const createEvent = (
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  answers: EventAnswers,
): Promise<string> =>
  transact(platform.db, actor.userId, async (tx) => {
    const row = { ...columnsOf(answers), organization_id: scope.organizationId, changed_by: actor.userId };
    return (await madeWith(tx, row, answers)).id;
  });

async function madeWith(tx: Tx, row: Parameters<typeof insertEvent>[1], { startups }: Pick<EventAnswers, "startups">) {
  const made = await insertEvent(tx, row);
  await replacePitching(tx, made.id, startups);
  return made;
}

/** An event for someone who may change it. @throws Refusal event.not_found, auth.forbidden */
export async function editableEventFor(db: Reader, actor: Actor, id: string): Promise<EditableEvent> {
  const row = await eventRecord(db, id);
  if (!row) throw new Refusal("event.not_found");
  await enforceHelping(db, actor, row);
  return editableOf(db, actor, row);
}

/** Drafts an event like another, a week later. @throws Refusal event.not_found, auth.forbidden */
export const duplicateEvent = (platform: Platform, actor: Actor, id: string): Promise<string> =>
  managing(platform, actor, id, async (tx, row) => {
    const later = (local: string) =>
      local && Temporal.PlainDateTime.from(local).add({ days: 7 }).toString({ smallestUnit: "minute" });
    const before = answersOf(row, await chosenAt(tx, id));
    const answers = {
      ...before,
      starts: later(before.starts),
      ends: later(before.ends),
      registration_opens: "",
      registration_closes: "",
      pitches_start: later(before.pitches_start),
      agenda: before.agenda.map((session) => Object.assign({}, session, { starts: later(session.starts) })),
    };
    const copy = { ...columnsOf(answers), organization_id: row.organization_id, changed_by: actor.userId };
    return (await madeWith(tx, copy, answers)).id;
  });

/** Runs `work` on an event that this person runs, while its row is locked. @throws Refusal event.not_found, auth.forbidden */
function managing<Result>(
  platform: Platform,
  actor: Actor,
  id: string,
  work: (tx: Tx, row: EventRecord) => Promise<Result>,
): Promise<Result> {
  return transact(platform.db, actor.userId, async (tx) => {
    const row = await lockedEvent(tx, id);
    enforce(manageRefusal(actor, row));
    return work(tx, row);
  });
}

/** A change is made on what was seen. @throws Refusal event.overtaken with the name of whoever was faster */
async function refuseOvertaken(tx: Tx, row: EventRecord, version: number): Promise<void> {
  if (row.version === version) return;
  throw new Refusal("event.overtaken", { params: { name: (await lastChangedBy(tx, row)) ?? "" } });
}

const placeOf = ({ venue, address, city }: EventRecord): string => [venue, address, city].filter(Boolean).join(", ");

/** Whether calendars and those who come must learn of it: another time, another place, another way in. */
const hasMoved = (before: EventRecord, after: EventRecord): boolean =>
  before.start_date !== after.start_date ||
  before.end_date !== after.end_date ||
  before.timezone !== after.timezone ||
  placeOf(before) !== placeOf(after) ||
  before.online_url !== after.online_url;

/**
 * Changes an event, also for those who help to run it. Who comes is told of another time or place; seats that are more by now are offered to those who wait.
 * @throws Refusal event.not_found, auth.forbidden, event.overtaken with the name, event.host_decides at the field
 */
export const changeEvent = (
  platform: Platform,
  actor: Actor,
  { id, version, answers }: ChangeEventInput,
): Promise<EditableEvent> =>
  transact(platform.db, actor.userId, async (tx) => {
    const before = await lockedEvent(tx, id);
    await enforceHelping(tx, actor, before);
    await refuseOvertaken(tx, before, version);
    const columns = columnsOf(answers);
    await guardAccess(tx, actor, before, columns);
    const at = isoNow(platform.clock);
    const isTold = before.is_published && before.cancelled_at === null && hasMoved(before, { ...before, ...columns });
    const after = await updateEvent(tx, id, {
      ...columns,
      changed_by: actor.userId,
      updated_at: at,
      ...(isTold && { sequence: before.sequence + 1 }),
      ...(columns.start_date !== before.start_date && { reminded: [] }),
    });
    await replacePitching(tx, id, answers.startups);
    if (isTold) {
      await announce({ tx, platform, actorId: actor.userId }, eventsHappenings.changed, {
        audience: await peopleIn(tx, id, HOPEFUL),
        organizationId: after.organization_id,
        facts: {
          event_id: id,
          event_title: after.title,
          starts: after.start_date,
          timezone: after.timezone,
          place: placeOf(after) || undefined,
        },
      });
    }
    await offerFreeSeats(platform, tx, after);
    await tellPages(platform, tx, actor, id);
    return editableOf(tx, actor, after);
  });

const tellPages = (platform: Platform, tx: Tx, actor: Actor, eventId: string): Promise<void> =>
  platform.events.emit({ tx, platform, actorId: actor.userId }, eventChanged, { eventId });

async function pageOf(platform: Platform, tx: Tx, actor: Actor, id: string): Promise<Event> {
  const page = await eventById(tx, actor, id, isoNow(platform.clock));
  if (!page) throw new Refusal("event.not_found");
  return page;
}

const audit = (tx: Tx, actor: Actor, action: "published" | "unpublished" | "cancelled" | "deleted", row: EventRecord) =>
  recordAudit(tx, actor, {
    action: `event.${action}`,
    organizationId: row.organization_id,
    entity: { type: "event", id: row.id, name: row.title },
  });

/** Shows an event to everyone, or makes it a draft again. @throws Refusal event.not_found, auth.forbidden, event.overtaken, event.cancelled */
export const publishEvent = (
  platform: Platform,
  actor: Actor,
  { id, version }: { id: string; version: number },
  isPublished: boolean,
): Promise<Event> =>
  managing(platform, actor, id, async (tx, row) => {
    await refuseOvertaken(tx, row, version);
    if (row.cancelled_at !== null && isPublished) throw new Refusal("event.cancelled");
    if (row.is_published !== isPublished) {
      await updateEvent(tx, id, { is_published: isPublished, updated_at: isoNow(platform.clock) });
      await audit(tx, actor, isPublished ? "published" : "unpublished", row);
      if (isPublished && !row.is_private) {
        await announce({ tx, platform, actorId: actor.userId }, eventsHappenings.published, {
          audience: "organization",
          organizationId: row.organization_id,
          facts: { event_id: id, event_title: row.title },
        });
      }
      await tellPages(platform, tx, actor, id);
    }
    return pageOf(platform, tx, actor, id);
  });

/** Calls an event off: everyone who wanted to come is told why, and calendars strike it out. @throws Refusal event.not_found, auth.forbidden, event.over */
export const cancelEvent = (
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Event> =>
  managing(platform, actor, id, async (tx, row) => {
    const at = isoNow(platform.clock);
    if (Date.parse(row.end_date) <= Date.parse(at)) throw new Refusal("event.over");
    if (row.cancelled_at === null) {
      await updateEvent(tx, id, {
        cancelled_at: at,
        cancel_reason: reason,
        updated_at: at,
        sequence: row.sequence + 1,
      });
      await audit(tx, actor, "cancelled", row);
      if (row.is_published) {
        await announce({ tx, platform, actorId: actor.userId }, eventsHappenings.cancelled, {
          audience: await peopleIn(tx, id, HOPEFUL),
          organizationId: row.organization_id,
          facts: { event_id: id, event_title: row.title, reason },
        });
      }
      await tellPages(platform, tx, actor, id);
    }
    return pageOf(platform, tx, actor, id);
  });

/** Deletes a draft that nobody registered for. @throws Refusal event.not_found, auth.forbidden, event.has_people */
export const removeEvent = (platform: Platform, actor: Actor, id: string): Promise<void> =>
  managing(platform, actor, id, async (tx, row) => {
    if (row.is_published || row.places > 0) throw new Refusal("event.has_people");
    await updateEvent(tx, id, { deleted_at: isoNow(platform.clock) });
    await audit(tx, actor, "deleted", row);
  });
