import * as z from "zod/mini";
import { id, version } from "../../core/fields.ts";
import { mergePairInput, mergeVersions } from "../../core/records/merging.ts";
import { investorAnswers } from "../profile.schema.ts";
import { INVESTOR_MERGE_FIELDS } from "./merge.policy.ts";

/** An investor as it stands before a merge, with how much of its portfolio comes along. */
const mergeSide = z.object({
  id,
  version,
  name: z.string(),
  is_published: z.boolean(),
  logo_url: z.nullable(z.string()),
  /** Somebody stands behind it. */
  is_claimed: z.boolean(),
  answers: investorAnswers,
  has: z.object({ portfolio: z.int() }),
});
export type InvestorMergeSide = z.infer<typeof mergeSide>;

/** Two investors side by side. */
export const investorMergeView = z.object({ kept: mergeSide, merged: mergeSide });
export type InvestorMergeView = z.infer<typeof investorMergeView>;

/** Makes one of two: `take` names the facts that come from the one that goes. */
export const investorMergeInput = z.extend(mergePairInput, {
  ...mergeVersions,
  take: z.array(z.enum(INVESTOR_MERGE_FIELDS)).check(z.maxLength(INVESTOR_MERGE_FIELDS.length)),
});
export type InvestorMergeInput = z.infer<typeof investorMergeInput>;
