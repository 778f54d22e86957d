import * as z from "zod/mini";
import { email, id, requiredText, timestamp } from "../../core/fields.ts";
import { LANGUAGES } from "../../core/text/languages.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { organizationRef } from "../../organizations/organizations.schema.ts";
import { EVENT_TYPES } from "../events.taxonomy.ts";

/** Who helps to run an event, those who were asked among them. */
export const COHOSTS_MAX = 20;

/** Someone who helps to run an event, as everyone sees it: an organization, or a person by name. */
export const eventCohost = z.object({ id, name: z.string(), organization: z.nullable(organizationRef) });
export type EventCohost = z.infer<typeof eventCohost>;

/** The same for those who run the event; who has not answered yet is known by their address alone. */
export const managedCohost = z.extend(eventCohost, {
  asked_at: timestamp,
  /** When the invitation ends that nobody answered; null once it was accepted. */
  expires_at: z.nullable(timestamp),
  accepted_at: z.nullable(timestamp),
});
export type ManagedCohost = z.infer<typeof managedCohost>;

/** Asks a person by e-mail, or an organization by the last part of its address: one of the two. */
export const inviteCohostInput = z
  .object({
    id,
    email: z.optional(email),
    organization: z.optional(requiredText(LIMITS.nameMax)),
    /** Of the mail to an address without an account. */
    language: z.enum(LANGUAGES),
  })
  .check(
    z.refine<{ email?: string | undefined; organization?: string | undefined }>(
      ({ email: person, organization }) => (person === undefined) !== (organization === undefined),
      { path: ["email"], error: "required", when: () => true },
    ),
  );
export type InviteCohostInput = z.infer<typeof inviteCohostInput>;

/** An event that one helps to run or is asked to; as oneself, or for an organization where one runs events. */
export const helping = z.object({
  id,
  event: z.object({
    id,
    title: z.string(),
    event_type: z.enum(EVENT_TYPES),
    start_date: timestamp,
    end_date: timestamp,
    timezone: z.string(),
    venue: z.string(),
    city: z.string(),
    is_online: z.boolean(),
    organization: organizationRef,
  }),
  /** Null: as oneself. */
  as: z.nullable(organizationRef),
  accepted_at: z.nullable(timestamp),
});
export type Helping = z.infer<typeof helping>;

export const helpingList = listOf({ item: helping, filters: {}, sorts: ["latest"] });
export type HelpingQuery = z.infer<typeof helpingList.query>;
export type HelpingPage = z.infer<typeof helpingList.page>;
