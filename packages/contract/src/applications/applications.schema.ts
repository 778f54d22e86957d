import * as z from "zod/mini";
import { day, id, optionalText, requiredText, searchedText, timestamp, version } from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";
import { listOf } from "../core/lists.ts";
import { evaluationSummary } from "../evaluations/evaluations.schema.ts";
import { criteria, eligibility } from "../programmes/eligibility/eligibility.schema.ts";
import { askedForm } from "../forms/forms.schema.ts";
import { responses } from "../forms/responses.schema.ts";
import { callDoor, programme, programmeRef } from "../programmes/programmes.schema.ts";
import { possibleDuplicate } from "../startups/startups.schema.ts";
import { INDUSTRIES, STARTUP_STAGES } from "../startups/startups.taxonomy.ts";
import { INVESTOR_TYPES } from "../investors/investors.taxonomy.ts";
import { APPLICATION_PHASES, APPLICATION_STATUSES, APPLICATION_SUBJECTS } from "./applications.taxonomy.ts";
import { applicationAnswers } from "./subjects.schema.ts";

export const APPLICATION_ACTIONS = [
  "create",
  "submit",
  "open_review",
  "request_changes",
  "resubmit",
  "approve",
  "reject",
  "withdraw",
  "appeal",
  "reopen",
] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

/** Where the statutory clock stands (completions 2). */
export const statutoryClock = z.object({
  /** The last day of the term; null while it stands still. */
  due: z.nullable(day),
  /** Working days that are left of it; below zero as many as it is over. */
  left: z.int(),
});
export type StatutoryClock = z.infer<typeof statutoryClock>;

const applicationCore = {
  id,
  /** Human reference, e.g. KRK-2026-000123. Null for a draft. */
  reference: z.nullable(z.string()),
  status: z.enum(APPLICATION_STATUSES),
  phase: z.enum(APPLICATION_PHASES),
  /** Whom it is about; which record, once it was submitted. */
  subject: z.enum(APPLICATION_SUBJECTS),
  startup_id: z.nullable(id),
  investor_id: z.nullable(id),
  subject_name: z.string(),
  logo_url: z.nullable(z.string()),
  industry: z.nullable(z.enum(INDUSTRIES)),
  stage: z.nullable(z.enum(STARTUP_STAGES)),
  /** What kind of investor it is about. */
  investor_type: z.nullable(z.enum(INVESTOR_TYPES)),
  location: z.string(),
  /** What it applies to. */
  programme: programmeRef,
  /** Of a draft, whether its call would take it; null for any other, and where it is no call. */
  door: z.nullable(callDoor),
  organization_id: id,
  organization_name: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  submitted_at: z.nullable(timestamp),
  decided_at: z.nullable(timestamp),
  /** Until when it is to be decided; null where no term runs. */
  clock: z.nullable(statutoryClock),
};

/** A row of My Applications. */
export const applicationCard = z.object(applicationCore);
export type ApplicationCard = z.infer<typeof applicationCard>;

/** A row of the coordinators' table. */
export const applicationRow = z.object({
  ...applicationCore,
  applicant_name: z.string(),
  /** An appeal waits for its decision. */
  is_appealed: z.boolean(),
  evaluations_assigned: z.int(),
  evaluations_submitted: z.int(),
  /** Mean of submitted weighted totals, 0 to 100; null before the first. */
  score: z.nullable(z.number()),
});
export type ApplicationRow = z.infer<typeof applicationRow>;

export const historyEntry = z.object({
  id,
  action: z.enum(APPLICATION_ACTIONS),
  from_phase: z.nullable(z.enum(APPLICATION_PHASES)),
  to_phase: z.enum(APPLICATION_PHASES),
  reason: z.nullable(z.string()),
  /** Null where the reader may not know who acted. */
  actor_name: z.nullable(z.string()),
  created_at: timestamp,
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const application = z.object({
  ...applicationCore,
  version,
  answers: applicationAnswers,
  /** What the call asks besides the registration, on the version that this is filled in on; null where it asks nothing. */
  questions: z.nullable(
    z.object({
      ...askedForm.shape,
      /** A later version than this, which a draft may be carried over to. */
      latest: z.nullable(version),
    }),
  ),
  responses,
  programme,
  /** Criterion by criterion, by the version in force when it was submitted; null where the programme has none. */
  eligibility: z.nullable(eligibility),
  /** What its criteria ask, so that they are judged as one types; null for who may not change the answers, and where there are none. */
  criteria: z.nullable(criteria),
  applicant: z.object({ id, name: z.string(), email: z.nullable(z.string()) }),
  history: z.array(historyEntry),
  /** Only for coordinators; empty for the founder. */
  evaluations: z.array(evaluationSummary),
  /** What evaluators wrote to the applicant, without who did; empty until the decision. */
  feedback: z.array(z.string()),
  duplicates: z.array(possibleDuplicate),
  /** Whether the reader is its applicant and no longer owns the startup that they applied to a call with: they read it and no more. */
  has_left: z.boolean(),
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    discard: z.boolean(),
    withdraw: z.boolean(),
    appeal: z.boolean(),
    open_review: z.boolean(),
    assign: z.boolean(),
    request_changes: z.boolean(),
    approve: z.boolean(),
    reject: z.boolean(),
    reopen: z.boolean(),
  }),
});
export type Application = z.infer<typeof application>;

/** Counted over all of them, whatever the filters; `total` is without drafts and withdrawn ones, which are counted apart. */
const APPLICATION_GROUPS = ["total", ...APPLICATION_STATUSES, "draft", "withdrawn"] as const;

/** My Applications (specification 2.10). */
export const myApplicationList = listOf({
  item: applicationCard,
  filters: {
    search: z.optional(searchedText),
    status: z.optional(z.enum(["all", ...APPLICATION_STATUSES])),
  },
  sorts: ["newest", "oldest", "status"],
  groups: APPLICATION_GROUPS,
});
export type MyApplicationsQuery = z.infer<typeof myApplicationList.query>;
export type MyApplicationsPage = z.infer<typeof myApplicationList.page>;
export type ApplicationStats = z.infer<typeof myApplicationList.count>["groups"];

/** How the statutory clock of an application may stand: the term is over, ends within a week's work, stands still. */
const DUE_FILTERS = ["over", "soon", "paused"] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];
/** Working days before its end from which on a term ends soon. */
export const DUE_SOON_DAYS = 5;

/** The coordinators' table. */
export const applicationQueue = listOf({
  item: applicationRow,
  filters: {
    search: z.optional(searchedText),
    phase: z.optional(z.enum(["all", "open", ...APPLICATION_PHASES])),
    subject: z.optional(z.enum(["all", ...APPLICATION_SUBJECTS])),
    programme_id: z.optional(z.union([z.literal("all"), id])),
    industry: z.optional(z.enum(["all", ...INDUSTRIES])),
    stage: z.optional(z.enum(["all", ...STARTUP_STAGES])),
    evaluator_id: z.optional(z.union([z.literal("all"), z.literal("none"), id])),
    due: z.optional(z.enum(["all", ...DUE_FILTERS])),
  },
  sorts: ["newest", "oldest", "name", "due"],
  groups: APPLICATION_GROUPS,
});
export type ApplicationQueueQuery = z.infer<typeof applicationQueue.query>;
export type ApplicationQueueFilters = z.infer<typeof applicationQueue.filters>;
export type ApplicationQueuePage = z.infer<typeof applicationQueue.page>;
export type ApplicationQueueCount = z.infer<typeof applicationQueue.count>;

/** What was answered in the applications to one programme, question by question. */
export const answeredList = listOf({
  item: z.object({
    ...z.pick(applicationCard, { id: true, reference: true, phase: true, subject: true, submitted_at: true }).shape,
    applicant_name: z.string(),
    answers: applicationAnswers,
    /** Version of the programme's form that it was filled in on. */
    questions_version: z.nullable(version),
    responses,
  }),
  filters: { programme_id: id },
  sorts: ["oldest", "newest"],
});
export type Answered = z.infer<typeof answeredList.page>["items"][number];
export type AnsweredQuery = z.infer<typeof answeredList.query>;

/** How the caller stands to a call: applications of their own there, and what they may apply with. */
export const standingInCall = z.object({
  applications: z.array(
    z.extend(
      z.pick(applicationCard, { id: true, phase: true, subject_name: true, reference: true, startup_id: true }),
      /** Of a draft: how much of what must be answered is, in per cent; null once it is in. */
      { progress: z.nullable(z.int()) },
    ),
  ),
  startups: z.array(z.object({ id, name: z.string(), logo_url: z.nullable(z.string()) })),
  /** What the call's criteria say of their draft there, or of a startup of theirs; null where there is nothing to judge. */
  eligibility: z.nullable(z.extend(eligibility, { name: z.string() })),
});
export type StandingInCall = z.infer<typeof standingInCall>;

/** Applications to calls whose applicant no longer owns the startup: another owner of it may take them over. */
export const leftApplications = z.object({
  applications: z.array(
    z.pick(applicationCard, {
      id: true,
      reference: true,
      phase: true,
      subject_name: true,
      logo_url: true,
      startup_id: true,
      programme: true,
      organization_name: true,
    }),
  ),
});
export type LeftApplication = z.infer<typeof leftApplications>["applications"][number];

/** `startup_id` is one that the applicant runs: its facts are the answers to begin with. */
export const startApplicationInput = z.object({
  programme_id: z.optional(id),
  startup_id: z.optional(id),
  subject: z._default(z.enum(APPLICATION_SUBJECTS), "startup"),
});
/** `responses` are answers to the call's own questions, by their keys. */
export const saveDraftInput = z.object({
  id,
  version,
  answers: applicationAnswers,
  responses: z.optional(responses),
});
export const draftSaved = z.object({
  version,
  saved_at: timestamp,
  /** A later version of the questions than those it is filled in on. */
  later_questions: z.nullable(version),
});
export type DraftSaved = z.infer<typeof draftSaved>;
export const reason = requiredText(LIMITS.reasonMax, LIMITS.reasonMin);
export const applicationId = z.object({ id });
/** `version` is the one the caller saw; a stale one gets a conflict. */
export const transitionInput = z.object({ id, version });
export const reasonedTransitionInput = z.object({ id, version, reason });
/** A reason is required to reject and welcome to approve (completions 2). */
export const approveInput = z.object({ id, version, reason: z.optional(optionalText(LIMITS.reasonMax)) });
