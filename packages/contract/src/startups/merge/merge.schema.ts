import * as z from "zod/mini";
import { id, timestamp, version } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
import { profileAnswers } from "../profile/profile.schema.ts";
import { MERGE_FIELDS, PAIR_REASONS } from "./merge.policy.ts";

const one = z.object({
  id,
  name: z.string(),
  location: z.string(),
  logo_url: z.nullable(z.string()),
  is_published: z.boolean(),
});

/** Two startups of an organization that may be the same company, the older first, and why. */
export const startupPair = z.object({
  id: z.string(),
  first: one,
  second: one,
  reasons: z.array(z.enum(PAIR_REASONS)),
});
export type StartupPair = z.infer<typeof startupPair>;

/** Pairs of the current organization; with `of` those of one startup, names that are only alike among them. */
export const startupPairs = listOf({ item: startupPair, filters: { of: z.optional(id) }, sorts: ["newest"] });
export type StartupPairsQuery = z.infer<typeof startupPairs.query>;
export type StartupPairsFilters = z.infer<typeof startupPairs.filters>;
export type StartupPairsPage = z.infer<typeof startupPairs.page>;

export const mergePairInput = z.object({ kept_id: id, merged_id: id });

/** A startup as it stands before a merge, with how much comes along. */
const mergeSide = z.object({
  id,
  version,
  name: z.string(),
  is_published: z.boolean(),
  logo_url: z.nullable(z.string()),
  answers: profileAnswers,
  has: z.object({
    people: z.int(),
    followers: z.int(),
    rounds: z.int(),
    milestones: z.int(),
    updates: z.int(),
  }),
});
export type MergeSide = z.infer<typeof mergeSide>;

/** Two startups side by side. */
export const mergeView = z.object({ kept: mergeSide, merged: mergeSide });
export type MergeView = z.infer<typeof mergeView>;

/** Makes one of two: `take` names the facts that come from the one that goes. */
export const mergeInput = z.extend(mergePairInput, {
  kept_version: version,
  merged_version: version,
  take: z.array(z.enum(MERGE_FIELDS)).check(z.maxLength(MERGE_FIELDS.length)),
});
export type MergeInput = z.infer<typeof mergeInput>;

/** A merge that was done. */
export const startupMerge = z.object({
  id,
  kept: z.object({ id, name: z.string() }),
  merged: z.object({ id, name: z.string() }),
  /** Null once they are gone. */
  person: z.nullable(z.string()),
  at: timestamp,
  undone_at: z.nullable(timestamp),
});
export type StartupMerge = z.infer<typeof startupMerge>;

/** Merges of the current organization, the latest first. */
export const startupMerges = listOf({ item: startupMerge, filters: {}, sorts: ["newest"] });
export type StartupMergesQuery = z.infer<typeof startupMerges.query>;
export type StartupMergesPage = z.infer<typeof startupMerges.page>;
