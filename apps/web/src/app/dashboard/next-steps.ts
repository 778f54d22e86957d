import type { ApplicationCard, ApplicationRow } from "@kerkis/contract/applications/applications.schema.ts";
import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";

/** Something that waits for this person. */
export interface NextStep {
  key: string;
  text: string;
  hint?: string;
  isUrgent?: boolean;
  path: string;
  /** The record to open there. */
  search?: { application: string };
}

const nameOf = (name: string): string => name || m.dashboard_untitled();

/** Changes asked for come first, then unfinished drafts. */
export function founderSteps(applications: readonly ApplicationCard[]): NextStep[] {
  const waiting = (phase: ApplicationCard["phase"]) =>
    applications.filter((application) => application.phase === phase);
  return [
    ...waiting("changes_requested").map((application) => ({
      key: application.id,
      text: m.dashboard_answer_changes({ name: nameOf(application.startup_name) }),
      hint: formatDate(application.updated_at, "short"),
      isUrgent: true,
      path: "/my-applications",
      search: { application: application.id },
    })),
    ...waiting("draft").map((application) => ({
      key: application.id,
      text: m.dashboard_continue_draft({ name: nameOf(application.startup_name) }),
      hint: formatDate(application.updated_at, "short"),
      path: "/register-startup",
      search: { application: application.id },
    })),
  ];
}

/** Applications that nobody has opened yet, the oldest first. */
export function coordinatorSteps(queue: readonly ApplicationRow[]): NextStep[] {
  return queue.map((application) => ({
    key: application.id,
    text: m.dashboard_review_pending({ name: application.startup_name }),
    ...(application.submitted_at !== null && { hint: formatDate(application.submitted_at, "short") }),
    path: "/evaluation-management",
    search: { application: application.id },
  }));
}

/** Evaluations still to hand in, in the order the server gives: most urgent first. */
export function evaluatorSteps(assignments: readonly Assignment[], now: Date): NextStep[] {
  const isOpen = ({ open, status }: Assignment) => open && (status === "assigned" || status === "in_progress");
  return assignments.filter(isOpen).map(({ id, startup_name, due_at }): NextStep => {
    const step = { key: id, text: m.dashboard_score({ name: startup_name }), path: `/evaluation/${id}` };
    if (due_at === null) return step;
    const isUrgent = new Date(due_at) < now;
    const date = formatDate(due_at, "short");
    return Object.assign(step, {
      isUrgent,
      hint: isUrgent ? m.dashboard_overdue({ date }) : m.dashboard_due({ date }),
    });
  });
}
