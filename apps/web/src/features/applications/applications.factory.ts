import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import { PAGE_FALLBACK } from "@kerkis/contract/core/pages.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";

/** Records of the founder's screens for tests; what is given wins. */

const moment = "2026-11-20T08:00:00.000Z";
const testId = (number: number): string => `0199a000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const both = (text: string) => ({ el: text, en: text });

/** Answers that may be submitted as they are. */
export const completeAnswers: RegistrationDraft = {
  name: "Aktis Grid",
  tagline: "Neighbourhood batteries",
  description: "We balance the grid with batteries that neighbourhoods own together.",
  industry: "energy",
  stage: "seed",
  country: "GR",
  city: "Heraklion",
  employees_range: "2-10",
  founders: [{ name: "Eleni Koraka", role: "CEO", linkedin_url: "" }],
  currency: "EUR",
  accuracy: true,
};

/** A founder's draft; `can` follows from its phase unless given. */
export function founderApplication(given: Partial<Application> = {}): Application {
  const isEditable = !given.phase || given.phase === "draft" || given.phase === "changes_requested";
  return {
    id: testId(1),
    reference: null,
    status: "pending",
    phase: "draft",
    subject: "startup",
    startup_id: null,
    investor_id: null,
    subject_name: given.answers?.name ?? "",
    logo_url: null,
    industry: null,
    stage: null,
    investor_type: null,
    location: "",
    organization_id: testId(90),
    organization_name: "Kerkis",
    created_at: moment,
    updated_at: moment,
    submitted_at: null,
    decided_at: null,
    clock: null,
    door: null,
    version: 1,
    answers: {},
    eligibility: null,
    criteria: null,
    questions: null,
    responses: {},
    programme: {
      id: testId(80),
      kind: "registry",
      title: both("Registry"),
      description: both(""),
      opens_at: null,
      closes_at: null,
      organization: { id: testId(90), name: "Kerkis", slug: "kerkis", logo_url: null },
    },
    applicant: { id: testId(70), name: "Eleni Koraka", email: "eleni@people.test" },
    history: [],
    evaluations: [],
    feedback: [],
    duplicates: [],
    has_left: false,
    can: {
      edit: isEditable,
      submit: isEditable,
      discard: isEditable,
      withdraw: false,
      appeal: false,
      open_review: false,
      assign: false,
      request_changes: false,
      approve: false,
      reject: false,
      reopen: false,
    },
    ...given,
  };
}

export const founderSession = (): Session => ({
  ...asVisitor(undefined),
  profile: testProfile({
    id: testId(70),
    role: "company_coordinator",
    first_name: "Eleni",
    last_name: "Koraka",
    email: "eleni@people.test",
    language: "en",
  }),
  pages: { ...PAGE_FALLBACK, "my-applications": true },
});
