import * as z from "zod/mini";
import { id, timestamp, version } from "../fields.ts";
import { listOf } from "../lists.ts";

/** Why two records of a registry may be the same. */
export const PAIR_REASONS = ["tax_number", "website", "name"] as const;
export type PairReason = (typeof PAIR_REASONS)[number];

const one = z.object({
  id,
  name: z.string(),
  location: z.string(),
  logo_url: z.nullable(z.string()),
  is_published: z.boolean(),
});

/** Two records of an organization that may be the same, the older first, and why. */
export const recordPair = z.object({
  id: z.string(),
  first: one,
  second: one,
  reasons: z.array(z.enum(PAIR_REASONS)),
});
export type RecordPair = z.infer<typeof recordPair>;

/** Pairs of the current organization; with `of` those of one record, names that are only alike among them. */
export const recordPairs = listOf({ item: recordPair, filters: { of: z.optional(id) }, sorts: ["newest"] });
export type RecordPairsQuery = z.infer<typeof recordPairs.query>;
export type RecordPairsFilters = z.infer<typeof recordPairs.filters>;
export type RecordPairsPage = z.infer<typeof recordPairs.page>;

export const mergePairInput = z.object({ kept_id: id, merged_id: id });
export type MergePairInput = z.infer<typeof mergePairInput>;

/** As both stood when they were looked at. */
export const mergeVersions = { kept_version: version, merged_version: version };

/** A merge that was done. */
export const recordMerge = z.object({
  id,
  kept: z.object({ id, name: z.string() }),
  merged: z.object({ id, name: z.string() }),
  /** Null once they are gone. */
  person: z.nullable(z.string()),
  at: timestamp,
  undone_at: z.nullable(timestamp),
});
export type RecordMerge = z.infer<typeof recordMerge>;

/** Merges of the current organization, the latest first. */
export const recordMerges = listOf({ item: recordMerge, filters: {}, sorts: ["newest"] });
export type RecordMergesQuery = z.infer<typeof recordMerges.query>;
export type RecordMergesPage = z.infer<typeof recordMerges.page>;
