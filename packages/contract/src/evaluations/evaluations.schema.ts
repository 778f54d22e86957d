import * as z from "zod/mini";
import { APPLICATION_SUBJECTS } from "../applications/applications.taxonomy.ts";
import { CONFLICT_KINDS } from "../applications/conflicts.taxonomy.ts";
import { LIMITS } from "../core/limits.ts";
import { id, optionalText, requiredText, timestamp, version } from "../core/fields.ts";
import { INVESTOR_TYPES } from "../investors/investors.taxonomy.ts";
import { localizedText } from "../programmes/programmes.schema.ts";
import { DECLINE_REASONS, EVALUATION_STATUSES, RECOMMENDATIONS } from "./evaluations.taxonomy.ts";

/** One criterion of a template: weight is a share of the total; independent ones are shown, not counted (completions 2). */
export const criterion = z.object({
  key: z.string(),
  label: localizedText,
  help: localizedText,
  weight: z.number(),
  scale_max: z.int(),
  /** Words for points of the scale, by score. */
  anchors: z.array(z.object({ score: z.int(), label: localizedText })),
  comment_required: z.boolean(),
  independent: z.boolean(),
});
export type Criterion = z.infer<typeof criterion>;

export const evaluationTemplate = z.object({
  id,
  version: z.int(),
  title: localizedText,
  criteria: z.array(criterion),
});
export type EvaluationTemplate = z.infer<typeof evaluationTemplate>;

export const criterionScore = z.object({
  score: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  comment: optionalText(2000),
});
export const scoreSheet = z.record(z.string().check(z.maxLength(60)), criterionScore);
export type ScoreSheet = z.infer<typeof scoreSheet>;

/** Why an assignment was declined, with the evaluator's own words where there are any. */
export const decline = z.object({ reason: z.enum(DECLINE_REASONS), words: z.string() });
export type Decline = z.infer<typeof decline>;

/** A reviewer's evaluation as coordinators see it. */
export const evaluationSummary = z.object({
  id,
  evaluator_id: id,
  evaluator_name: z.string(),
  status: z.enum(EVALUATION_STATUSES),
  due_at: z.nullable(timestamp),
  assigned_at: timestamp,
  submitted_at: z.nullable(timestamp),
  /** 0 to 100; null until submitted. */
  weighted_total: z.nullable(z.number()),
  recommendation: z.nullable(z.enum(RECOMMENDATIONS)),
  feedback: z.string(),
  scores: scoreSheet,
  recusal_reason: z.nullable(z.string()),
  /** Whether it was accepted, by saying so or by beginning. */
  is_accepted: z.boolean(),
  declined: z.nullable(decline),
});
export type EvaluationSummary = z.infer<typeof evaluationSummary>;

/** A row of the evaluator's dashboard. */
export const assignment = z.object({
  id,
  application_id: id,
  subject: z.enum(APPLICATION_SUBJECTS),
  startup_id: z.nullable(id),
  investor_id: z.nullable(id),
  reference: z.nullable(z.string()),
  subject_name: z.string(),
  logo_url: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  investor_type: z.nullable(z.enum(INVESTOR_TYPES)),
  organization_name: z.string(),
  status: z.enum(EVALUATION_STATUSES),
  /** False once the application was decided or withdrawn: nothing more to score. */
  open: z.boolean(),
  /** Whether it waits to be accepted or declined; it can be scored all the same. */
  is_unanswered: z.boolean(),
  due_at: z.nullable(timestamp),
  assigned_at: timestamp,
  submitted_at: z.nullable(timestamp),
  criteria_total: z.int(),
  criteria_scored: z.int(),
  weighted_total: z.nullable(z.number()),
  /** How many reviews its application needs in the round, and how many were handed in. */
  reviews: z.object({ required: z.int(), submitted: z.int() }),
});
export type Assignment = z.infer<typeof assignment>;
export const assignments = z.object({
  items: z.array(assignment),
  stats: z.object({ open: z.int(), overdue: z.int(), submitted: z.int() }),
});

/** Who could evaluate an application, with what speaks against it. */
export const evaluatorCandidate = z.object({
  user_id: id,
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  open_assignments: z.int(),
  assigned: z.boolean(),
  /** They declined it before: whoever chooses them asks anew. */
  declined: z.nullable(decline),
  conflict: z.nullable(z.enum(CONFLICT_KINDS)),
});
export type EvaluatorCandidate = z.infer<typeof evaluatorCandidate>;

export const assignInput = z.object({ id, evaluator_id: id, due_at: z.optional(z.nullable(timestamp)) });

/** undefined leaves, null clears. */
export const saveEvaluationInput = z.object({
  id,
  version,
  scores: z.optional(scoreSheet),
  private_notes: z.optional(optionalText(8000)),
  feedback: z.optional(optionalText(4000)),
  recommendation: z.optional(z.nullable(z.enum(RECOMMENDATIONS))),
});
export const evaluationSaved = z.object({
  version,
  saved_at: timestamp,
  weighted_total: z.nullable(z.number()),
});
export const recuseInput = z.object({ id, reason: requiredText(1000, 3) });
/** The lot that is answered at once. */
const answered = z.array(id).check(z.minLength(1), z.maxLength(200));
export const acceptInput = z.object({ ids: answered });
export const declineInput = z
  .object({ ids: answered, reason: z.enum(DECLINE_REASONS), words: z._default(optionalText(1000), "") })
  .check(
    z.refine(({ reason, words }) => reason !== "other" || words.length >= LIMITS.reasonMin, {
      path: ["words"],
      error: "required",
    }),
  );
export type DeclineInput = z.infer<typeof declineInput>;
/** How many were answered by this; those that had been are not among them. */
export const answeredCount = z.object({ answered: z.int() });
export const submitEvaluationInput = z.object({ id, version });
