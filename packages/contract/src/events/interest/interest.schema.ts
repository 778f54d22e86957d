import * as z from "zod/mini";
import { id, timestamp } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";

/** Says that a startup on the stage interests one, or takes it back. */
export const interestInput = z.object({ id, startup_id: id, interested: z.boolean() });
export type InterestInput = z.infer<typeof interestInput>;

/** Somebody whom a startup interested, for those who run it. */
export const interested = z.object({
  id,
  startup: z.object({ id, name: z.string() }),
  person: z.object({ id, name: z.string(), avatar_url: z.nullable(z.string()) }),
  /** The published investor that they stand behind. */
  investor: z.nullable(z.object({ id, name: z.string() })),
  since: timestamp,
});
export type Interested = z.infer<typeof interested>;

/** The latest first. */
export const interestedList = listOf({ item: interested, filters: { id }, sorts: ["latest"] });
export type InterestedQuery = z.infer<typeof interestedList.query>;
export type InterestedPage = z.infer<typeof interestedList.page>;
