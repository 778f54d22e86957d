import * as z from "zod/mini";
import { CONFLICT_KINDS } from "../../applications/conflicts.taxonomy.ts";
import { id, timestamp } from "../../core/fields.ts";
import { decline } from "../../evaluations/evaluations.schema.ts";
import { EVALUATION_STATUSES } from "../../evaluations/evaluations.taxonomy.ts";
import { INDUSTRIES } from "../../startups/startups.taxonomy.ts";
import { ROUND_MAX } from "../rounds/rounds.taxonomy.ts";

const field = z.enum(INDUSTRIES);
const MANY = 500;

/** A round at a glance: rows, columns, who has what, and who may not. Only what the reader may know of. */
export const matrix = z.object({
  applications: z.array(
    z.object({
      id,
      reference: z.nullable(z.string()),
      name: z.string(),
      field: z.nullable(field),
      is_open: z.boolean(),
      /** Who has it; thousands of them, each below the application that it is about. */
      reviews: z.array(
        z.object({
          id,
          evaluator_id: id,
          status: z.enum(EVALUATION_STATUSES),
          is_late: z.boolean(),
          /** Whether its evaluator accepted it or began. */
          is_accepted: z.boolean(),
        }),
      ),
    }),
  ),
  evaluators: z.array(
    z.object({
      id,
      name: z.string(),
      /** Whether they may be given more: who left, or whose account is gone, keeps a column of what stands. */
      may_take: z.boolean(),
      /** Whether distributions propose them: evaluators and who said what they know, unless those who manage said otherwise. */
      is_proposed: z.boolean(),
      fields: z.array(field),
      cap: z.nullable(z.int()),
      reminded_at: z.nullable(timestamp),
      /** When they said that they had declared every conflict of the round, and when they were asked to. */
      stated_at: z.nullable(timestamp),
      asked_at: z.nullable(timestamp),
    }),
  ),
  /** Of the reviews, those that a coordinator keeps where they are. */
  fixed: z.array(id),
  /** Why those that were declined were. */
  declined: z.array(z.extend(decline, { application_id: id, user_id: id })),
  conflicts: z.array(z.object({ application_id: id, user_id: id, kind: z.enum(CONFLICT_KINDS) })),
});
export type Matrix = z.infer<typeof matrix>;

export const distributeInput = z.object({
  id,
  /** Only these; without them all of the round. */
  application_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(ROUND_MAX.places))),
  /** So many more than each has; without it up to what the round requires. */
  more: z.optional(z.int().check(z.minimum(1), z.maximum(ROUND_MAX.reviews))),
  /** The fewest that bring each to so many; whoever has them gets none. `more` comes first. */
  at_least: z.optional(z.int().check(z.minimum(1), z.maximum(ROUND_MAX.reviews))),
  only_experts: z.boolean(),
  /** Of these anyone may judge, whatever they know. */
  anyone_for: z.optional(z.array(id).check(z.maxLength(ROUND_MAX.places))),
});
export type DistributeInput = z.infer<typeof distributeInput>;

const pair = z.object({ application_id: id, evaluator_id: id });

/** What a distribution would do. Nothing has happened yet. */
export const proposal = z.object({
  id,
  seconds: z.number(),
  wanted: z.int(),
  pairs: z.array(pair),
  /** What could not be met, and why nobody else could take it: each evaluator counts once. */
  short: z.array(
    z.object({
      application_id: id,
      missing: z.int(),
      reasons: z.object({
        conflict: z.int(),
        assigned: z.int(),
        declined: z.int(),
        full: z.int(),
        no_expertise: z.int(),
        /** Not among those whom distributions propose. */
        left_out: z.int(),
      }),
    }),
  ),
  load: z.object({ min: z.int(), max: z.int() }),
  /** Share of the pairs whose evaluator knows the field, 0 to 1. */
  match: z.number(),
});
export type Proposal = z.infer<typeof proposal>;
const adjusted = z.optional(z.array(pair).check(z.maxLength(ROUND_MAX.adjustments)));
/** A proposal, with what a coordinator adjusted of it: pairs of it that are not assigned, and others that are. */
export const applyProposalInput = z.object({ id, taken_out: adjusted, put_in: adjusted });
export type ApplyProposalInput = z.infer<typeof applyProposalInput>;
export const assigned = z.object({ assigned: z.int() });
/** Why something of a proposal can be assigned no more: who evaluates left, has a conflict by now, or the application awaits no review. */
export const LEFT_OUT_REASONS = ["left", "conflict", "closed"] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
/** What was assigned of a proposal, and what of it could be no more since it was made. */
export const proposalApplied = z.object({
  assigned: z.int(),
  left_out: z.array(z.object({ evaluator_id: id, name: z.string(), reason: z.enum(LEFT_OUT_REASONS), pairs: z.int() })),
});
export type ProposalApplied = z.infer<typeof proposalApplied>;

export const assignManyInput = z.object({ id, pairs: z.array(pair).check(z.minLength(1), z.maxLength(MANY)) });
export const unassignManyInput = z.object({
  id,
  evaluation_ids: z.array(id).check(z.minLength(1), z.maxLength(MANY)),
});

/** Keeps assignments where they are, or lets them go. */
export const fixManyInput = z.extend(unassignManyInput, { fixed: z.boolean() });

export const expertiseInput = z.object({
  /** Without it one's own. */
  user_id: z.optional(id),
  fields: z.array(field).check(z.maxLength(INDUSTRIES.length)),
  cap: z.nullable(z.int().check(z.minimum(1), z.maximum(ROUND_MAX.load))),
});
export type ExpertiseInput = z.infer<typeof expertiseInput>;
/** Whether distributions of the organization propose someone. */
export const proposedInput = z.object({ user_id: id, proposed: z.boolean() });
export type ProposedInput = z.infer<typeof proposedInput>;

export const expertise = z.object({ fields: z.array(field), cap: z.nullable(z.int()) });

export const remindInput = z.object({ id, user_ids: z.array(id).check(z.minLength(1), z.maxLength(MANY)) });
export const nextEvaluation = z.object({ evaluation_id: z.nullable(id) });
