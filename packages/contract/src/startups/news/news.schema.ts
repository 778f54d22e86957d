import * as z from "zod/mini";
import { AMOUNT_MAX, CURRENCIES } from "../../core/forms/amounts.ts";
import { day, id, requiredText, timestamp } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { NEWS_MAX, ROUND_KINDS } from "./news.taxonomy.ts";

/** A round as its form holds it. */
export const roundAnswers = z.object({
  kind: z.enum(ROUND_KINDS, "required"),
  on: day,
  amount: z.nullable(z.number().check(z.minimum(0), z.maximum(AMOUNT_MAX))),
  currency: z.enum(CURRENCIES),
  givers: z.array(requiredText(LIMITS.nameMax)).check(z.maxLength(NEWS_MAX.givers)),
  /** It is being raised now. */
  is_open: z.nullable(z.boolean()),
});
export type RoundAnswers = z.infer<typeof roundAnswers>;

export const milestoneAnswers = z.object({ title: requiredText(NEWS_MAX.title), on: day });
export type MilestoneAnswers = z.infer<typeof milestoneAnswers>;

export const updateAnswers = z.object({ title: requiredText(NEWS_MAX.title), body: requiredText(NEWS_MAX.body) });
export type UpdateAnswers = z.infer<typeof updateAnswers>;

export const startupRound = z.object({
  id,
  kind: z.enum(ROUND_KINDS),
  on: z.string(),
  amount: z.nullable(z.number()),
  currency: z.string(),
  givers: z.array(z.string()),
  is_open: z.boolean(),
});
export type StartupRound = z.infer<typeof startupRound>;
export const startupMilestone = z.object({ id, title: z.string(), on: z.string() });
export type StartupMilestone = z.infer<typeof startupMilestone>;

/** A post of a startup; its author's name is null once they are gone. */
export const startupUpdate = z.object({
  id,
  title: z.string(),
  body: z.string(),
  author: z.nullable(z.string()),
  at: timestamp,
});
export type StartupUpdate = z.infer<typeof startupUpdate>;

/** What a startup posted, the latest first. */
export const startupUpdates = listOf({ item: startupUpdate, filters: { id }, sorts: ["newest"] });
export type StartupUpdatesQuery = z.infer<typeof startupUpdates.query>;
export type StartupUpdatesPage = z.infer<typeof startupUpdates.page>;

/** A new entry, or `entry_id` for one that stands. */
const entryOf = <Answers extends z.core.$ZodType>(answers: Answers) =>
  z.object({ id, entry_id: z.optional(id), answers });
export const saveRoundInput = entryOf(roundAnswers);
export const saveMilestoneInput = entryOf(milestoneAnswers);
export const saveUpdateInput = entryOf(updateAnswers);

export const ENTRY_KINDS = ["round", "milestone", "update"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export const removeEntryInput = z.object({ id, kind: z.enum(ENTRY_KINDS), entry_id: id });
