import type { ErrorStatus } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import type { ROLE_REQUEST_STATUSES } from "@kerkis/contract/admin/people/people.schema.ts";
import type { ApplicationAction } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { EvaluationStatus, Recommendation } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type { ImportState } from "@kerkis/contract/imports/states.taxonomy.ts";
import type { InvitationState } from "@kerkis/contract/organizations/members.taxonomy.ts";
import type { OrganizationState } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import type { StatusTone } from "./tone.ts";

/** What every state of the product is coloured in: badges, timelines, charts and figures take it from here. */
export const APPLICATION_TONES: Record<ApplicationPhase, StatusTone> = {
  draft: "neutral",
  pending: "accent",
  under_review: "info",
  changes_requested: "warning",
  approved: "success",
  rejected: "danger",
  withdrawn: "neutral",
};

/** A step of an application has the colour of the phase that it leads to. */
export const APPLICATION_ACTION_TONES: Record<ApplicationAction, StatusTone> = {
  create: APPLICATION_TONES.draft,
  submit: APPLICATION_TONES.pending,
  open_review: APPLICATION_TONES.under_review,
  request_changes: APPLICATION_TONES.changes_requested,
  resubmit: APPLICATION_TONES.pending,
  approve: APPLICATION_TONES.approved,
  reject: APPLICATION_TONES.rejected,
  withdraw: APPLICATION_TONES.withdrawn,
  appeal: APPLICATION_TONES.pending,
  reopen: APPLICATION_TONES.under_review,
};

export const EVALUATION_TONES: Record<EvaluationStatus | "overdue", StatusTone> = {
  assigned: "accent",
  in_progress: "info",
  submitted: "success",
  overdue: "danger",
  recused: "neutral",
  declined: "danger",
};

export const RECOMMENDATION_TONES: Record<Recommendation, StatusTone> = {
  approve: "success",
  approve_with_conditions: "warning",
  reject: "danger",
};

export const ORGANIZATION_TONES: Record<OrganizationState, StatusTone> = {
  active: "success",
  inactive: "warning",
  deleted: "danger",
};

export const IMPORT_TONES: Record<ImportState, StatusTone> = {
  reading: "info",
  failed: "danger",
  mapping: "warning",
  checking: "info",
  checked: "warning",
  writing: "info",
  written: "success",
  publishing: "info",
  undoing: "info",
  undone: "neutral",
};

export const INVITATION_TONES: Record<InvitationState, StatusTone> = {
  pending: "accent",
  accepted: "success",
  declined: "neutral",
  revoked: "neutral",
  expired: "warning",
};

export const ROLE_REQUEST_TONES: Record<(typeof ROLE_REQUEST_STATUSES)[number], StatusTone> = {
  pending: "accent",
  approved: "success",
  rejected: "danger",
};

export const ERROR_TONES: Record<ErrorStatus, StatusTone> = {
  open: "danger",
  resolved: "success",
  ignored: "neutral",
};

export const JOB_TONES: Record<"failed" | "retry", StatusTone> = { failed: "danger", retry: "warning" };
