import * as z from "zod/mini";
import { id, optionalText, requiredText, timestamp } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "./requests.taxonomy.ts";

/** Something that coordinators of the registry are asked about a startup. */
export const registryRequest = z.object({
  id,
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  startup: z.object({ id, name: z.string(), logo_url: z.nullable(z.string()) }),
  /** Null once they are gone. */
  author: z.nullable(z.string()),
  /** In their words. */
  text: z.string(),
  /** Of a changed fact: what had been looked at, and what stands. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.unknown()), after: z.nullable(z.unknown()) })),
  /** Of a claim: their proven address is at the website's domain. */
  is_proven: z.boolean(),
  answer: z.string(),
  answered_by: z.nullable(z.string()),
  answered_at: z.nullable(timestamp),
  created_at: timestamp,
  /** Nobody answers their own. */
  can_answer: z.boolean(),
});
export type RegistryRequest = z.infer<typeof registryRequest>;

/** What the registry of the current organization is asked, the latest first. */
export const registryRequests = listOf({
  item: registryRequest,
  filters: { state: z.optional(z.enum(REQUEST_STATES)), kind: z.optional(z.enum(REQUEST_KINDS)) },
  sorts: ["newest"],
});
export type RegistryRequestsQuery = z.infer<typeof registryRequests.query>;
export type RegistryRequestsFilters = z.infer<typeof registryRequests.filters>;
export type RegistryRequestsPage = z.infer<typeof registryRequests.page>;

/** A report of a mistake or a claim, in the person's own words. */
export const askInput = z.object({ id, reason: requiredText(LIMITS.reasonMax, LIMITS.reasonMin) });
export const answerInput = z.object({ id, accept: z.boolean(), answer: optionalText(LIMITS.reasonMax) });
export type AnswerInput = z.infer<typeof answerInput>;
