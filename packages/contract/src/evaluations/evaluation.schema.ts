import * as z from "zod/mini";
import { applicationAnswers } from "../applications/subjects.schema.ts";
import { timestamp, version } from "../core/fields.ts";
import { askedForm } from "../forms/forms.schema.ts";
import { responses } from "../forms/responses.schema.ts";
import { assignment, evaluationTemplate, scoreSheet } from "./evaluations.schema.ts";
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
  can: z.object({ edit: z.boolean(), submit: z.boolean(), recuse: z.boolean(), decline: z.boolean() }),
});
export type Evaluation = z.infer<typeof evaluation>;
