import * as z from "zod/mini";
import { count, id, pageOf, pageQuery, requiredText, optionalText, timestamp, version } from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";
import { evaluationSummary } from "../evaluations/evaluations.schema.ts";
import { programme } from "../programmes/programmes.schema.ts";
import { possibleDuplicate } from "../startups/startups.schema.ts";
import { INDUSTRIES, STARTUP_STAGES } from "../startups/startups.taxonomy.ts";
import { registrationDraft } from "./registration.schema.ts";
import { APPLICATION_PHASES, APPLICATION_STATUSES } from "./applications.taxonomy.ts";

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

const applicationCore = {
  id,
  /** Human reference, e.g. KRK-2026-000123. Null for a draft. */
  reference: z.nullable(z.string()),
  status: z.enum(APPLICATION_STATUSES),
  phase: z.enum(APPLICATION_PHASES),
  startup_id: z.nullable(id),
  startup_name: z.string(),
  logo_url: z.nullable(z.string()),
  industry: z.nullable(z.enum(INDUSTRIES)),
  stage: z.nullable(z.enum(STARTUP_STAGES)),
  location: z.string(),
  organization_id: id,
  organization_name: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  submitted_at: z.nullable(timestamp),
  decided_at: z.nullable(timestamp),
};

/** A row of My Applications. */
export const applicationCard = z.object(applicationCore);
export type ApplicationCard = z.infer<typeof applicationCard>;

/** A row of the coordinators' table. */
export const applicationRow = z.object({
  ...applicationCore,
  applicant_name: z.string(),
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
  answers: registrationDraft,
  programme,
  applicant: z.object({ id, name: z.string(), email: z.nullable(z.string()) }),
  history: z.array(historyEntry),
  /** Only for coordinators; empty for the founder. */
  evaluations: z.array(evaluationSummary),
  duplicates: z.array(possibleDuplicate),
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

/** Specification 2.10: filters, sort and stats of My Applications. */
export const myApplicationsQuery = z.object({
  search: z.optional(optionalText(120)),
  status: z.optional(z.enum(["all", ...APPLICATION_STATUSES])),
  sort: z.optional(z.enum(["newest", "oldest", "status"])),
  ...pageQuery,
  /** The last row of the page before. */
  cursor: z.optional(id),
});
export const applicationStats = z.object({
  total: z.int(),
  pending: z.int(),
  under_review: z.int(),
  approved: z.int(),
  rejected: z.int(),
});
export const myApplicationsPage = z.extend(pageOf(applicationCard), { stats: applicationStats });

/** Filters of the coordinators' table. */
export const applicationQueueQuery = z.object({
  search: z.optional(optionalText(120)),
  phase: z.optional(z.enum(["all", "open", ...APPLICATION_PHASES])),
  industry: z.optional(z.enum(["all", ...INDUSTRIES])),
  stage: z.optional(z.enum(["all", ...STARTUP_STAGES])),
  evaluator_id: z.optional(z.union([z.literal("all"), z.literal("none"), id])),
  sort: z.optional(z.enum(["newest", "oldest", "name"])),
  ...pageQuery,
  cursor: z.optional(id),
});
export const applicationQueuePage = z.extend(pageOf(applicationRow), { total: count, stats: applicationStats });

export const startApplicationInput = z.object({ programme_id: z.optional(id) });
export const saveDraftInput = z.object({ id, version, answers: registrationDraft });
export const draftSaved = z.object({ version, saved_at: timestamp });
export const reason = requiredText(LIMITS.reasonMax, LIMITS.reasonMin);
export const applicationId = z.object({ id });
/** `version` is the one the caller saw; a stale one gets a conflict. */
export const transitionInput = z.object({ id, version });
export const reasonedTransitionInput = z.object({ id, version, reason });
/** A reason is required to reject and welcome to approve (completions 2). */
export const approveInput = z.object({ id, version, reason: z.optional(optionalText(LIMITS.reasonMax)) });
