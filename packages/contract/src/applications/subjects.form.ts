import type { Section } from "../core/forms/field.ts";
import { INVESTOR_FORM } from "../investors/profile.form.ts";
import { INVESTOR_FORM_VERSION, investorSubmission } from "../investors/profile.schema.ts";
import type { ApplicationSubject } from "./applications.taxonomy.ts";
import { REGISTRATION_FORM } from "./registration.form.ts";
import { REGISTRATION_FORM_VERSION, registrationSubmission } from "./registration.schema.ts";
import type { ApplicationAnswers } from "./subjects.schema.ts";
import type * as z from "zod/mini";

interface SubjectForm {
  version: number;
  /** Its sections in the order in which they are asked; the last is the review. */
  form: Readonly<Record<string, Section>>;
  /** Everything a submission must meet, on the ISO day of the submission. */
  submission: (today: string) => z.ZodMiniType<object, ApplicationAnswers>;
}

/** What is asked of each kind of applicant. */
export const SUBJECT_FORMS: Readonly<Record<ApplicationSubject, SubjectForm>> = {
  startup: {
    version: REGISTRATION_FORM_VERSION,
    form: REGISTRATION_FORM,
    submission: registrationSubmission,
  },
  investor: {
    version: INVESTOR_FORM_VERSION,
    form: INVESTOR_FORM,
    submission: () => investorSubmission,
  },
};
