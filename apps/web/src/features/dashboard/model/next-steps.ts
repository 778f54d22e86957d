import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { DashboardStep, StepKind } from "@kerkis/contract/analytics/analytics.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";

/** Something that waits for this person, in words and with the way to it. */
export interface NextStep {
  key: string;
  text: string;
  hint?: string | undefined;
  isUrgent: boolean;
  path: string;
  search: Record<string, string>;
  /** The notice that is read by opening it. */
  notificationId: string | null;
}

/** What to do, by the kind of step. */
const TEXTS: Record<StepKind, (step: DashboardStep) => string> = {
  changes_requested: ({ name }) => m.dashboard_step_changes({ name }),
  draft_unfinished: ({ name }) => (name ? m.dashboard_step_draft({ name }) : m.dashboard_step_draft_untitled()),
  decision_to_read: ({ name, outcome }) =>
    outcome === "approved" ? m.dashboard_step_approved({ name }) : m.dashboard_step_rejected({ name }),
  evaluation_overdue: ({ name }) => m.dashboard_step_score({ name }),
  evaluation_due: ({ name }) => m.dashboard_step_score({ name }),
  application_waiting: ({ name }) => m.dashboard_step_waiting({ name }),
  decision_ready: ({ name }) => m.dashboard_step_ready({ name }),
  reviews_overdue: ({ name }) => m.dashboard_step_reviews_overdue({ name }),
  evaluators_missing: ({ name }) => m.dashboard_step_evaluators({ name }),
  role_requests: ({ count }) => m.dashboard_step_role_requests({ count }),
  contact_messages: ({ count }) => m.dashboard_step_messages({ count }),
  browser_errors: ({ count }) => m.dashboard_step_errors({ count }),
  invitations_pending: ({ count }) => m.dashboard_step_invitations({ count }),
  two_factor_missing: () => m.dashboard_step_two_factor(),
  organization_profile: ({ name }) => m.dashboard_step_organization({ name }),
  avatar_missing: () => m.dashboard_step_avatar(),
};

/** Where it is done. */
const PATHS: Record<StepKind, string> = {
  changes_requested: "/my-applications",
  decision_to_read: "/my-applications",
  draft_unfinished: "/register-startup",
  application_waiting: "/evaluation-management",
  decision_ready: "/evaluation-management",
  reviews_overdue: "/evaluation-management",
  evaluators_missing: "/evaluation-management",
  evaluation_overdue: "/evaluation",
  evaluation_due: "/evaluation",
  role_requests: "/system-admin",
  contact_messages: "/system-admin",
  browser_errors: "/system-admin",
  invitations_pending: "/admin/users",
  organization_profile: "/organization-settings",
  two_factor_missing: "/settings",
  avatar_missing: "/settings",
};

/** Pages that open an application named in their address. */
const OPENS_APPLICATION = new Set([
  "/my-applications",
  "/register-startup",
  "/register-investor",
  "/evaluation-management",
]);

function placeOf({ kind, record_id, subject }: DashboardStep): Pick<NextStep, "path" | "search"> {
  const path = subject === "investor" ? "/register-investor" : PATHS[kind];
  if (path === "/evaluation") {
    return { path: record_id === null ? "/evaluator-dashboard" : `${path}/${record_id}`, search: {} };
  }
  return { path, search: record_id !== null && OPENS_APPLICATION.has(path) ? { application: record_id } : {} };
}

/** How long it waits, or until when. */
function hintOf({ kind, since, due_at }: DashboardStep, now: number): string | undefined {
  if (kind === "decision_ready") return m.dashboard_hint_all_in();
  const isEvaluation = kind === "evaluation_overdue" || kind === "evaluation_due";
  if (due_at !== null) {
    const date = formatDate(due_at, "short");
    const isPast = Date.parse(due_at) < now;
    if (isEvaluation) return isPast ? m.dashboard_overdue({ date }) : m.dashboard_due({ date });
    return isPast ? m.dashboard_hint_expired({ date }) : m.dashboard_hint_expires({ date });
  }
  if (since === null || isEvaluation) return undefined;
  if (kind === "draft_unfinished" || kind === "decision_to_read") {
    return m.dashboard_hint_since({ date: formatDate(since, "short") });
  }
  const days = Math.floor((now - Date.parse(since)) / DAY_MS);
  return days < 1 ? m.dashboard_hint_today() : m.dashboard_hint_waits({ days });
}

/** A step in the reader's language. `now` in milliseconds. */
export const toNextStep = (step: DashboardStep, now: number): NextStep => ({
  key: `${step.kind}-${step.notification_id ?? step.record_id ?? ""}`,
  text: TEXTS[step.kind](step),
  hint: hintOf(step, now),
  isUrgent: step.is_urgent,
  notificationId: step.notification_id,
  ...placeOf(step),
});
