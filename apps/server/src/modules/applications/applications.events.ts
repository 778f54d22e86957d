import { defineEvent } from "#platform/events/events.ts";

/** What listeners need to know of an application when something happens to it. */
export interface ApplicationFacts {
  applicationId: string;
  organizationId: string;
  organizationName: string;
  applicantId: string;
  startupId: string | null;
  startupName: string;
  /** Human reference, e.g. KRK-2026-000123. */
  reference: string;
  /** The reason given with a step; null when none was. */
  reason: string | null;
  /** When it happened, ISO 8601. */
  at: string;
}

/** A draft was submitted, or resubmitted after changes were asked for. */
export const applicationSubmitted = defineEvent<ApplicationFacts & { resubmitted: boolean }>("applications.submitted");
/** A coordinator opened it, or an evaluator was assigned. */
export const applicationUnderReview = defineEvent<ApplicationFacts>("applications.under_review");
export const applicationChangesRequested = defineEvent<ApplicationFacts>("applications.changes_requested");
export const applicationApproved = defineEvent<ApplicationFacts>("applications.approved");
export const applicationRejected = defineEvent<ApplicationFacts>("applications.rejected");
export const applicationWithdrawn = defineEvent<ApplicationFacts>("applications.withdrawn");
export const applicationAppealed = defineEvent<ApplicationFacts>("applications.appealed");
export const applicationReopened = defineEvent<ApplicationFacts>("applications.reopened");
