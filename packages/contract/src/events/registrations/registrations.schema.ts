import * as z from "zod/mini";
import { id, timestamp } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
import { EVENT_TYPES, REGISTRATION_STATES } from "../events.taxonomy.ts";

/** One's own part in an event. */
export const ownRegistration = z.object({
  status: z.enum(REGISTRATION_STATES),
  /** In the order of registering; the number on the ticket. */
  number: z.int(),
  /** How many wait before and after; null where one does not wait. */
  queue: z.nullable(z.object({ before: z.int(), after: z.int() })),
  /** Until when an offered seat is kept. */
  offered_until: z.nullable(timestamp),
  since: timestamp,
  is_checked_in: z.boolean(),
});
export type OwnRegistration = z.infer<typeof ownRegistration>;

/** What the code on a ticket says. */
export const ticketCode = z.string().check(z.regex(/^[\w-]{22}$/));

/** One's own ticket or place in a queue, with what is needed at the door. */
export const ticket = z.extend(ownRegistration, {
  event: z.object({
    id,
    title: z.string(),
    event_type: z.enum(EVENT_TYPES),
    start_date: timestamp,
    end_date: timestamp,
    timezone: z.string(),
    venue: z.string(),
    address: z.string(),
    city: z.string(),
    is_cancelled: z.boolean(),
    organization_name: z.string(),
    capacity: z.nullable(z.int()),
    waiting: z.int(),
  }),
  /** Of a seat alone. */
  code: z.nullable(ticketCode),
  name: z.string(),
});
export type Ticket = z.infer<typeof ticket>;

/** Events one comes to, the nearest first; those that are over the other way round. */
export const ticketList = listOf({
  item: ticket,
  filters: { time: z.optional(z.enum(["upcoming", "past"])) },
  sorts: ["start", "latest"],
});
export type TicketQuery = z.infer<typeof ticketList.query>;
export type TicketPage = z.infer<typeof ticketList.page>;
