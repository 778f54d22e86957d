import * as z from "zod/mini";
import { applicationAnswers } from "../applications/subjects.schema.ts";
import { timestamp, version } from "../core/fields.ts";
import { askedForm } from "../forms/forms.schema.ts";
import { responses } from "../forms/responses.schema.ts";
import { assignment, criterion, evaluationTemplate, scoreSheet } from "./evaluations.schema.ts";
import { RECOMMENDATIONS } from "./evaluations.taxonomy.ts";

/** One evaluation with the application it judges and the template's criteria. Never holds others' scores. */
export const evaluation = z.extend(assignment, {
  version,
  answers: applicationAnswers,
  /** What its call asked besides the registration. */
  questions: z.nullable(z.object({ ...askedForm.shape, latest: z.null() })),
  responses,
  applicant_name: z.string(),
  application_submitted_at: z.nullable(timestamp),
  template: evaluationTemplate,
  scores: scoreSheet,
  private_notes: z.string(),
  feedback: z.string(),
  recommendation: z.nullable(z.enum(RECOMMENDATIONS)),
  /** Whether its round lets the evaluator see now what the others gave. */
  shows_others: z.boolean(),
  /** Whether its round lets other evaluators see what is handed in, now or after their own. */
  others_see: z.boolean(),
  /** Whether those read it without its evaluator's name. */
  hides_reviewers: z.boolean(),
  can: z.object({ edit: z.boolean(), submit: z.boolean(), recuse: z.boolean(), decline: z.boolean() }),
});
export type Evaluation = z.infer<typeof evaluation>;

/** What the others handed in of the same application in the same round: scores with their comments, none of their other words. */
export const otherReviews = z.object({
  criteria: z.array(criterion),
  reviews: z.array(
    z.object({
      /** Null where the round hides reviewers from each other. */
      evaluator_name: z.nullable(z.string()),
      weighted_total: z.nullable(z.number()),
      scores: scoreSheet,
    }),
  ),
});
export type OtherReviews = z.infer<typeof otherReviews>;
