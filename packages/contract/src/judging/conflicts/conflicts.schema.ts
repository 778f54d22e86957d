import * as z from "zod/mini";
import { id, optionalText, searchedText, timestamp } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { localizedText } from "../../programmes/programmes.schema.ts";
import { INDUSTRIES } from "../../startups/startups.taxonomy.ts";

/** An application as someone sees it who says beforehand whether they have a conflict of interest: no score, no file, no answer. */
export const conflictRow = z.object({
  application_id: id,
  reference: z.nullable(z.string()),
  /** Null in a blind round. */
  name: z.nullable(z.string()),
  field: z.nullable(z.enum(INDUSTRIES)),
  programme: localizedText,
  /** When the reader declared one; null while they did not. */
  declared_at: z.nullable(timestamp),
});
export type ConflictRow = z.infer<typeof conflictRow>;

export const conflictList = listOf({
  item: conflictRow,
  filters: {
    search: z.optional(searchedText),
    declared: z.optional(z.enum(["all", "yes"])),
  },
  sorts: ["number"],
});
export type ConflictQuery = z.infer<typeof conflictList.query>;
export type ConflictFilters = z.infer<typeof conflictList.filters>;
export type ConflictPage = z.infer<typeof conflictList.page>;

export const declareConflictInput = z.object({
  application_id: id,
  /** False takes it back. */
  declared: z.boolean(),
  reason: z.optional(optionalText(LIMITS.reasonMax)),
});
export type DeclareConflict = z.infer<typeof declareConflictInput>;

/** Rounds of which the caller says that they declared every conflict that they have. */
export const conflictStatements = z.object({
  rounds: z.array(
    z.object({
      round_id: id,
      title: localizedText,
      programme: localizedText,
      /** When the caller said so; null while they did not. */
      stated_at: z.nullable(timestamp),
      /** Applications in the caller's list that came in since; all of them while nothing was said. */
      unseen: z.int(),
    }),
  ),
});
export type ConflictStatement = z.infer<typeof conflictStatements>["rounds"][number];

export const stateConflictsInput = z.object({ round_id: id });
/** How many evaluators were asked. */
export const statementsAsked = z.object({ asked: z.int() });

/** A conflict of interest that a coordinator enters for an evaluator, or takes back. */
export const enterConflictInput = z.object({
  /** The round. */
  id,
  application_id: id,
  evaluator_id: id,
  /** False takes back what a coordinator entered. */
  entered: z.boolean(),
});
export type EnterConflict = z.infer<typeof enterConflictInput>;
