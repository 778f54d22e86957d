import type { Application, ApplicationRow } from "@kerkis/contract/applications/applications.schema.ts";
import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import type { Assignment, Criterion, EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { MemberPage, MemberRow } from "@kerkis/contract/organizations/members.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";

/** Records of the evaluation screens for tests; what is given wins. */

const moment = "2026-11-20T08:00:00.000Z";
export const testId = (number: number): string => `0199a000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const both = (text: string) => ({ el: text, en: text });

export const applicationRow = (given: Partial<ApplicationRow> = {}): ApplicationRow => ({
  id: testId(1),
  reference: "KRK-2026-000001",
  status: "pending",
  phase: "pending",
  subject: "startup",
  startup_id: null,
  investor_id: null,
  subject_name: "Aktis Grid",
  logo_url: null,
  industry: "energy",
  stage: "seed",
  investor_type: null,
  location: "Heraklion",
  programme: { id: testId(80), kind: "registry", title: both("Startup registry") },
  organization_id: testId(90),
  organization_name: "Kerkis",
  created_at: moment,
  updated_at: moment,
  submitted_at: moment,
  decided_at: null,
  clock: null,
  door: null,
  applicant_name: "Eleni Koraka",
  is_appealed: false,
  evaluations_assigned: 0,
  evaluations_submitted: 0,
  score: null,
  ...given,
});

const NO_ACTIONS: Application["can"] = {
  edit: false,
  submit: false,
  discard: false,
  withdraw: false,
  appeal: false,
  open_review: false,
  assign: false,
  request_changes: false,
  approve: false,
  reject: false,
  reopen: false,
};

export function application({
  can,
  ...given
}: Partial<Omit<Application, "can">> & { can?: Partial<Application["can"]> } = {}): Application {
  const {
    applicant_name: name,
    is_appealed: _i,
    evaluations_assigned: _a,
    evaluations_submitted: _s,
    score: _m,
    ...core
  } = applicationRow();
  return {
    ...core,
    version: 1,
    answers: { name: core.subject_name },
    questions: null,
    responses: {},
    eligibility: null,
    criteria: null,
    programme: {
      id: testId(80),
      kind: "registry",
      title: both("Startup registry"),
      description: both(""),
      opens_at: null,
      closes_at: null,
      organization: { id: core.organization_id, name: core.organization_name, slug: "kerkis", logo_url: null },
    },
    applicant: { id: testId(70), name, email: "eleni@people.test" },
    history: [],
    evaluations: [],
    feedback: [],
    duplicates: [],
    has_left: false,
    ...given,
    can: { ...NO_ACTIONS, ...can },
  };
}

export const criterion = (given: Partial<Criterion> = {}): Criterion => {
  const key = given.key ?? "team";
  return {
    key,
    label: both(`${key.slice(0, 1).toUpperCase()}${key.slice(1)}`),
    help: both(`What to look for in ${key}`),
    weight: 50,
    scale_max: 5,
    anchors: [
      { score: 0, label: both("Nothing there") },
      { score: 5, label: both("Outstanding") },
    ],
    comment_required: false,
    independent: false,
    ...given,
  };
};

export const evaluationSummary = (given: Partial<EvaluationSummary> = {}): EvaluationSummary => ({
  id: testId(20),
  evaluator_id: testId(60),
  evaluator_name: "Nikos Vlachos",
  status: "assigned",
  due_at: null,
  assigned_at: moment,
  submitted_at: null,
  weighted_total: null,
  recommendation: null,
  feedback: "",
  scores: {},
  recusal_reason: null,
  is_accepted: true,
  declined: null,
  ...given,
});

export const assignment = (given: Partial<Assignment> = {}): Assignment => ({
  id: testId(20),
  application_id: testId(1),
  subject: "startup",
  startup_id: null,
  investor_id: null,
  reference: "KRK-2026-000001",
  subject_name: "Aktis Grid",
  logo_url: null,
  industry: "energy",
  stage: "seed",
  investor_type: null,
  organization_name: "Kerkis",
  status: "assigned",
  open: true,
  is_unanswered: false,
  due_at: null,
  assigned_at: moment,
  submitted_at: null,
  criteria_total: 3,
  criteria_scored: 0,
  reviews: { required: 3, submitted: 1 },
  weighted_total: null,
  ...given,
});

export const evaluation = (given: Partial<Evaluation> = {}): Evaluation => ({
  ...assignment(),
  version: 1,
  answers: { name: "Aktis Grid" },
  questions: null,
  responses: {},
  applicant_name: "Eleni Koraka",
  application_submitted_at: moment,
  template: {
    id: testId(50),
    version: 1,
    title: both("Registry evaluation"),
    criteria: [
      criterion({ key: "team", weight: 60 }),
      criterion({ key: "market", weight: 40, comment_required: true }),
      criterion({ key: "support", weight: 0, independent: true }),
    ],
  },
  scores: {},
  private_notes: "",
  feedback: "",
  recommendation: null,
  shows_others: false,
  others_see: false,
  hides_reviewers: true,
  can: { edit: true, submit: true, recuse: true, decline: true },
  ...given,
});

export const session = (given: Partial<Session> = {}): Session => ({
  ...asVisitor(undefined),
  profile: testProfile({
    id: testId(60),
    role: "evaluator",
    first_name: "Nikos",
    last_name: "Vlachos",
    email: "nikos@people.test",
    language: "en",
  }),
  ...given,
});

/** What the queue's count says of these rows, all pending. */
export const queueCount = ({ length }: readonly ApplicationRow[]) => ({
  value: length,
  exact: true,
  groups: { total: length, pending: length, under_review: 0, approved: 0, rejected: 0, draft: 0, withdrawn: 0 },
});

/** The people whom an application may be given to. */
export const evaluators = (people: readonly Pick<MemberRow, "user_id" | "name">[]): MemberPage => ({
  items: people.map((person) => ({
    avatar_url: null,
    email: `${person.user_id}@people.test`,
    profile_role: "evaluator",
    role: "member",
    is_coordinator: false,
    joined_at: moment,
    last_active_at: null,
    is_me: false,
    can: { roles: [], remove: false, appoint: false },
    ...person,
  })),
  next_cursor: null,
  can: { invite: [], change_roles: false, remove: false },
  mails: null,
});
