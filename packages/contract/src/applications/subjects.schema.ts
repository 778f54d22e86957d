import * as z from "zod/mini";
import { investorDraft, investorSubmission } from "../investors/profile.schema.ts";
import type { ApplicationSubject } from "./applications.taxonomy.ts";
import { registrationDraft, registrationSubmission } from "./registration.schema.ts";

/** Answers of an application, whatever it is about: what forms ask alike has one name and one rule in all of them. */
export const applicationAnswers = z.object({ ...registrationDraft.shape, ...investorDraft.shape });
export type ApplicationAnswers = z.infer<typeof applicationAnswers>;

type Submission = (today: string) => z.ZodMiniType<object, ApplicationAnswers>;

/** Everything that a submission must meet, on the ISO day of the submission. */
export const SUBJECT_SUBMISSIONS: Readonly<Record<ApplicationSubject, Submission>> = {
  startup: registrationSubmission,
  investor: () => investorSubmission,
};
