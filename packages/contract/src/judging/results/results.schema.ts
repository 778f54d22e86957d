import * as z from "zod/mini";
import { APPLICATION_PHASES } from "../../applications/applications.taxonomy.ts";
import { columnsOf } from "../../core/columnar/columnar.schema.ts";
import { id } from "../../core/fields.ts";
import { listOf } from "../../core/lists.ts";
import { localizedText } from "../../programmes/programmes.schema.ts";
import { ROUND_MAX } from "../rounds/rounds.taxonomy.ts";
import { INDUSTRIES, STARTUP_STAGES } from "../../startups/startups.taxonomy.ts";

/** An application's place in a round, 0 to 100; how each figure comes about stands in results.policy.ts of the server. */
const result = z.object({
  application_id: id,
  reference: z.nullable(z.string()),
  name: z.string(),
  field: z.nullable(z.enum(INDUSTRIES)),
  /** How far the startup is; null where it does not say. */
  stage: z.nullable(z.enum(STARTUP_STAGES)),
  phase: z.enum(APPLICATION_PHASES),
  /** Those with the same corrected score share a rank; null before the first review. */
  rank: z.nullable(z.int()),
  corrected: z.nullable(z.number()),
  mean: z.nullable(z.number()),
  median: z.nullable(z.number()),
  /** Sample standard deviation of the reviews; null below two. */
  spread: z.nullable(z.number()),
  /** Half of the 95 % interval around the corrected score; null below three reviews. */
  interval: z.nullable(z.number()),
  scores: z.array(z.number()),
  /** Each of the scores as it was corrected for its reviewer's severity, in the same order. */
  corrected_scores: z.array(z.number()),
  /** Reviewers differ by more than chance explains. */
  disagrees: z.boolean(),
  /** Its interval contains the cut. */
  is_uncertain: z.boolean(),
  /** It takes part in the round after this one. */
  is_passed_on: z.boolean(),
});
export type Result = z.infer<typeof result>;
export const RESULT_FIELDS = Object.keys(result.shape) as (keyof Result)[];

/** The ranking as it is taken along: in a blind round by number alone, since a file goes from hand to hand. */
export const ranked = z.extend(z.omit(result, { name: true }), { name: z.nullable(z.string()) });
export type Ranked = z.infer<typeof ranked>;
export const rankingList = listOf({ item: ranked, filters: { id }, sorts: ["rank"] });
export type RankingQuery = z.infer<typeof rankingList.query>;
export type RankingPage = z.infer<typeof rankingList.page>;

/** A whole ranking at once; its rows come as columns. */
export const results = z.object({
  results: columnsOf(result),
  /** Where the last chosen and the first left out part; null where there is no cut. */
  cut: z.nullable(z.object({ places: z.int(), threshold: z.number() })),
  /** The deviation within applications that every interval rests on; null where no application has two reviews. */
  pooled: z.nullable(z.number()),
  /** While the round is not locked, figures still move. */
  is_provisional: z.boolean(),
  /** The programme's round after this one; null where there is none yet. */
  next_round: z.nullable(z.object({ id, title: localizedText })),
});
export type ResultColumns = z.infer<typeof results>;
export interface Results extends Omit<ResultColumns, "results"> {
  results: Result[];
}

export const passOnInput = z.object({
  id,
  application_ids: z.array(id).check(z.minLength(1), z.maxLength(ROUND_MAX.places)),
  /** False takes them back. */
  passed: z.boolean(),
});
export type PassOn = z.infer<typeof passOnInput>;
/** How many moved now; what stood already did not. */
export const passedOn = z.object({ moved: z.int() });
