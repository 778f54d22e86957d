import * as z from "zod/mini";
import { id, requiredText, timestamp, version } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { localizedText } from "../../programmes/programmes.schema.ts";
import { PROGRAMME_KINDS } from "../../programmes/programmes.taxonomy.ts";
import { ROUND_MAX, ROUND_STATES, SCORES_VISIBLE } from "./rounds.taxonomy.ts";

const roundSettings = {
  /** How many reviews each application needs. */
  required_reviews: z.int().check(z.minimum(1), z.maximum(ROUND_MAX.reviews)),
  /** Most applications that one evaluator gets, unless they have a limit of their own; null for none. */
  load_cap: z.nullable(z.int().check(z.minimum(1), z.maximum(ROUND_MAX.load))),
  /** How many are chosen at the end; null where no number is set. */
  places: z.nullable(z.int().check(z.minimum(1), z.maximum(ROUND_MAX.places))),
  /** Null: each evaluator has the programme's usual days. */
  deadline: z.nullable(timestamp),
  /** Null: the newest version of the programme's template. */
  template_version_id: z.nullable(id),
  hide_applicant: z.boolean(),
  /** Whether reviewers stand under numbers where they see each other's scores. */
  hide_reviewers: z.boolean(),
  /** When an evaluator sees what the others gave to the same application. */
  scores_visible: z.enum(SCORES_VISIBLE),
};

/** One pass of evaluation over a programme's applications (completions 2). */
export const round = z.object({
  id,
  version,
  number: z.int(),
  title: localizedText,
  programme: z.object({ id, title: localizedText, kind: z.enum(PROGRAMME_KINDS) }),
  ...roundSettings,
  state: z.enum(ROUND_STATES),
  /** Why it was locked or opened again. */
  state_reason: z.nullable(z.string()),
  state_changed_at: z.nullable(timestamp),
  created_at: timestamp,
  /** Of what the reader may know of. */
  figures: z.object({
    applications: z.int(),
    covered: z.int(),
    assigned: z.int(),
    submitted: z.int(),
    /** Of those handed in, what the round requires: of more than that for one application only so many. */
    met: z.int(),
  }),
});
export type Round = z.infer<typeof round>;

export const roundList = listOf({
  item: round,
  filters: { programme_id: z.optional(z.union([z.literal("all"), id])) },
  sorts: ["newest"],
});
export type RoundQuery = z.infer<typeof roundList.query>;
export type RoundPage = z.infer<typeof roundList.page>;

/** What a round can be made for, and the versions of its template. */
export const roundOptions = z.object({
  programmes: z.array(
    z.object({
      id,
      title: localizedText,
      templates: z.array(z.object({ id, version: z.int(), title: localizedText })),
    }),
  ),
});
export type RoundOptions = z.infer<typeof roundOptions>;

const title = z.object({ el: requiredText(ROUND_MAX.title), en: requiredText(ROUND_MAX.title) });
export const createRoundInput = z.object({ programme_id: id, title, ...roundSettings });
export type CreateRound = z.infer<typeof createRoundInput>;
export const updateRoundInput = z.object({ id, version, title, ...roundSettings });
export type UpdateRound = z.infer<typeof updateRoundInput>;
export const roundId = z.object({ id });
/** A reason is asked for both ways; `version` is the one on screen. */
export const roundStateInput = z.object({ id, version, reason: requiredText(LIMITS.reasonMax, LIMITS.reasonMin) });
