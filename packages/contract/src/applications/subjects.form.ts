import type { Section } from "../core/forms/field.ts";
import { INVESTOR_FORM } from "../investors/profile.form.ts";
import { INVESTOR_FORM_VERSION } from "../investors/investors.taxonomy.ts";
import type { ApplicationSubject } from "./applications.taxonomy.ts";
import { REGISTRATION_FORM } from "./registration.form.ts";
import { REGISTRATION_FORM_VERSION } from "./applications.taxonomy.ts";

interface SubjectForm {
  version: number;
  /** Its sections in the order in which they are asked; the last is the review. */
  form: Readonly<Record<string, Section>>;
}

/** What is asked of each kind of applicant. */
export const SUBJECT_FORMS: Readonly<Record<ApplicationSubject, SubjectForm>> = {
  startup: {
    version: REGISTRATION_FORM_VERSION,
    form: REGISTRATION_FORM,
  },
  investor: {
    version: INVESTOR_FORM_VERSION,
    form: INVESTOR_FORM,
  },
};
