import * as z from "zod/mini";
import { id, optionalText, searchedText, timestamp } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
import { PROFILE_ROLES } from "../../core/permissions.ts";
import { responses } from "../../forms/responses.schema.ts";
import { REGISTRATION_STATES } from "../events.taxonomy.ts";
import { ticketCode } from "../registrations/registrations.schema.ts";
import { DOOR_MAX } from "./door.taxonomy.ts";

/** Someone who wants to come, as those who run the event see them. */
export const attendee = z.object({
  user_id: id,
  name: z.string(),
  role: z.enum(PROFILE_ROLES),
  status: z.enum(REGISTRATION_STATES),
  number: z.int(),
  since: timestamp,
  checked_in_at: z.nullable(timestamp),
  /** Where they came in. */
  door: z.string(),
  /** What they answered to the event's questions, by their keys. */
  responses,
  /** Open organizations that they belong to, and published startups that they run. */
  organizations: z.array(z.string()),
  startups: z.array(z.object({ id, name: z.string() })),
});
export type Attendee = z.infer<typeof attendee>;

/** Who wants to come, in the order of registering; counted by what became of it. */
export const attendeeList = listOf({
  item: attendee,
  filters: {
    id,
    search: z.optional(searchedText),
    status: z.optional(z.enum(["all", ...REGISTRATION_STATES])),
    /** Of those who have a seat: who came, or who did not. */
    came: z.optional(z.enum(["yes", "no"])),
  },
  sorts: ["number"],
  groups: ["seated", "waiting", "requested", "there"],
});
export type AttendeeQuery = z.infer<typeof attendeeList.query>;
export type AttendeeFilters = z.infer<typeof attendeeList.filters>;
export type AttendeePage = z.infer<typeof attendeeList.page>;

export const decideInput = z.object({ id, user_id: id, approve: z.boolean() });

/** A ticket as a phone at the door keeps it: what its code becomes when it is hashed, never the code itself. */
export const doorTicket = z.object({
  user_id: id,
  name: z.string(),
  number: z.int(),
  status: z.enum(REGISTRATION_STATES),
  /** SHA-256 of the code, in hexadecimal digits. */
  code_hash: z.string(),
  checked_in_at: z.nullable(timestamp),
  door: z.string(),
});
export type DoorTicket = z.infer<typeof doorTicket>;

/** All that a phone at the door needs, with or without a network. */
export const doorList = z.object({
  id,
  title: z.string(),
  capacity: z.nullable(z.int()),
  tickets: z.array(doorTicket),
});
export type DoorList = z.infer<typeof doorList>;

/** Somebody came in: by the code that was scanned, or by name. */
export const doorEntry = z.object({
  /** Made by the phone, so that what is sent twice counts once. */
  entry_id: id,
  code: z.optional(ticketCode),
  user_id: z.optional(id),
  door: optionalText(DOOR_MAX.name),
  /** By the phone's clock. */
  at: timestamp,
});
export type DoorEntry = z.infer<typeof doorEntry>;

export const DOOR_OUTCOMES = ["in", "already", "no_seat", "unknown"] as const;
export type DoorOutcome = (typeof DOOR_OUTCOMES)[number];

export const checkInInput = z.object({ id, entries: z.array(doorEntry).check(z.maxLength(DOOR_MAX.entries)) });
/** What became of each, in their order. */
export const checkInResult = z.object({
  results: z.array(
    z.object({
      entry_id: id,
      outcome: z.enum(DOOR_OUTCOMES),
      user_id: z.nullable(id),
      /** When and where they came in first. */
      checked_in_at: z.nullable(timestamp),
      door: z.string(),
    }),
  ),
});
export type CheckInResult = z.infer<typeof checkInResult>;

export const undoCheckInInput = z.object({ id, user_id: id });
