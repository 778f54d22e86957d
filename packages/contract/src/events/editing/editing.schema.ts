import * as z from "zod/mini";
import { id, optionalText, requiredText, version, webAddress } from "../../core/fields.ts";
import { DAY_MS, LIMITS } from "../../core/limits.ts";
import { EVENT_MAX, EVENT_TYPES } from "../events.taxonomy.ts";
import { pitchFault } from "../pitching.policy.ts";
import { isWallTime } from "../../core/time/zone.ts";
import { eventQuestions } from "../questions/questions.schema.ts";

/** A moment by the clock on the wall of the event's place: «2026-11-27T18:30». */
const localMoment = z.string().check(z.minLength(1, "required"), z.refine(isWallTime, { error: "date" }));
const optionalMoment = z.union([z.literal(""), localMoment]);

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "" && zone.includes("/");
  } catch {
    return false;
  }
}

/** Part of the agenda, by the clock on the event's wall. */
export const agendaSession = z.object({
  starts: localMoment,
  title: requiredText(EVENT_MAX.title),
  description: optionalText(EVENT_MAX.summary),
  room: optionalText(EVENT_MAX.place),
  speakers: optionalText(EVENT_MAX.summary),
});
export type AgendaSession = z.infer<typeof agendaSession>;

export const eventSpeaker = z.object({ name: requiredText(LIMITS.nameMax), role: optionalText(LIMITS.nameMax) });
export type EventSpeaker = z.infer<typeof eventSpeaker>;

/** A picture as the upload answered it. */
const picture = z.nullable(z.string().check(z.maxLength(LIMITS.urlMax), z.regex(/^\/files\/[a-z]+\/[\w-]+\.webp$/)));

const what = {
  title: requiredText(EVENT_MAX.title, 3),
  event_type: z.enum(EVENT_TYPES, "required"),
  summary: optionalText(EVENT_MAX.summary),
  description: optionalText(EVENT_MAX.description),
  cover_url: picture,
};
const when = {
  starts: localMoment,
  ends: localMoment,
  timezone: z.string().check(z.maxLength(60), z.refine<string>(isTimeZone, { error: "invalid" })),
};
const where = {
  venue: optionalText(EVENT_MAX.place),
  address: optionalText(EVENT_MAX.address),
  city: optionalText(EVENT_MAX.place),
  access_note: optionalText(EVENT_MAX.summary),
  online_url: webAddress,
};
const who = {
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(EVENT_MAX.seats))),
  registration_opens: optionalMoment,
  registration_closes: optionalMoment,
  needs_approval: z.nullable(z.boolean()),
  is_private: z.nullable(z.boolean()),
};
const programme = {
  agenda: z.array(agendaSession).check(z.maxLength(EVENT_MAX.sessions)),
  speakers: z.array(eventSpeaker).check(z.maxLength(EVENT_MAX.speakers)),
  /** Who judges the pitches. */
  jury: z.array(eventSpeaker).check(z.maxLength(EVENT_MAX.speakers)),
  /** When the startups take the stage one after the other, and how long each has it. */
  pitches_start: optionalMoment,
  pitch_minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(EVENT_MAX.pitchMinutes))),
  /** Asked of those who register. */
  questions: eventQuestions,
  /** Of the registry; each keeps the name it had when it was chosen. */
  startups: z.array(z.object({ id, name: optionalText(LIMITS.nameMax) })).check(z.maxLength(EVENT_MAX.startups)),
};
export const EVENT_SECTIONS = { what, when, where, who } as const;

type Times = { starts: string; ends: string; registration_opens: string; registration_closes: string };
const daysBetween = (from: string, to: string): number => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / DAY_MS;

/** An event as its form holds it. */
export const eventAnswers = z.object({ ...what, ...when, ...where, ...who, ...programme }).check(
  z.refine<Times>(({ starts, ends }) => !(ends <= starts), { path: ["ends"], error: "time_order", when: () => true }),
  z.refine<Times>(({ starts, ends }) => !(daysBetween(starts, ends) > EVENT_MAX.days), {
    path: ["ends"],
    error: "time_order",
    when: () => true,
  }),
  z.refine<Times>(({ registration_opens: opens, registration_closes: closes }) => !opens || !closes || closes > opens, {
    path: ["registration_closes"],
    error: "time_order",
    when: () => true,
  }),
  z.refine<Pick<EventAnswersShape, "venue" | "online_url">>(({ venue, online_url }) => Boolean(venue || online_url), {
    path: ["venue"],
    error: "required",
    when: () => true,
  }),
  // Looks at all the times at once, so once each of them is right.
  ({ value, issues }) => {
    const fault = pitchFault(value);
    if (fault === null) return;
    const at = { path: [fault.field], input: value[fault.field] };
    issues.push(
      fault.code === "too_big"
        ? { ...at, code: "too_big", origin: "int", maximum: fault.max }
        : { ...at, code: "custom", message: fault.code },
    );
  },
);
interface EventAnswersShape {
  venue: string;
  online_url: string;
}
export type EventAnswers = z.infer<typeof eventAnswers>;

/** Who gets in, and who finds it: answered by those who run the event, not by those who help to. */
export const ACCESS_FIELDS = ["needs_approval", "is_private"] as const;

/** Changes an event; `version` is the one that was seen. */
export const changeEventInput = z.object({ id, version, answers: eventAnswers });
export type ChangeEventInput = z.infer<typeof changeEventInput>;

/** An event for those who may change it. */
export const editableEvent = z.object({
  id,
  version,
  /** Who saved it last; null when it is not known. */
  changed_by: z.nullable(z.string()),
  is_published: z.boolean(),
  /** Runs it, and does not only help to. */
  can: z.object({ manage: z.boolean() }),
  answers: eventAnswers,
});
export type EditableEvent = z.infer<typeof editableEvent>;

export const cancelEventInput = z.object({ id, reason: requiredText(LIMITS.reasonMax, LIMITS.reasonMin) });
