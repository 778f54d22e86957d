import * as z from "zod/mini";
import { id, version } from "../../core/fields.ts";
import { mergePairInput, mergeVersions } from "../../core/records/merging.ts";
import { profileAnswers } from "../profile/profile.schema.ts";
import { MERGE_FIELDS } from "./merge.policy.ts";

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
  ...mergeVersions,
  take: z.array(z.enum(MERGE_FIELDS)).check(z.maxLength(MERGE_FIELDS.length)),
});
export type MergeInput = z.infer<typeof mergeInput>;
