import type { Assignee } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { LintCode } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import type { Awaited, Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { EventKind } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import type { InstanceState, TroubleCode } from "@kerkis/contract/workflows/instances/instances.taxonomy.ts";
import type { TaskState } from "@kerkis/contract/workflows/tasks/tasks.taxonomy.ts";
import type { TemplateState } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { StatusTone } from "#shared/ui/marks/tone.ts";

type Named<Name extends string> = Record<Name, { label: () => string; tone: StatusTone }>;

export const INSTANCE_NAMES: Named<InstanceState> = {
  running: { label: m.workflows_state_running, tone: "info" },
  suspended: { label: m.workflows_state_suspended, tone: "neutral" },
  completed: { label: m.workflows_state_completed, tone: "success" },
  cancelled: { label: m.workflows_state_cancelled, tone: "neutral" },
  failed: { label: m.workflows_state_failed, tone: "danger" },
};

export const TEMPLATE_NAMES: Named<TemplateState> = {
  draft: { label: m.workflows_state_draft, tone: "warning" },
  published: { label: m.workflows_state_published, tone: "success" },
  archived: { label: m.workflows_state_archived, tone: "neutral" },
};

export const TASK_NAMES: Named<TaskState> = {
  open: { label: m.workflows_state_open, tone: "accent" },
  claimed: { label: m.workflows_state_claimed, tone: "info" },
  completed: { label: m.workflows_state_done, tone: "success" },
  cancelled: { label: m.workflows_state_cancelled_task, tone: "neutral" },
  expired: { label: m.workflows_state_expired, tone: "danger" },
};

export const EVENT_NAMES: Named<EventKind> = {
  started: { label: m.workflows_event_started, tone: "accent" },
  task_opened: { label: m.workflows_event_task_opened, tone: "neutral" },
  task_claimed: { label: m.workflows_event_task_claimed, tone: "neutral" },
  task_released: { label: m.workflows_event_task_released, tone: "neutral" },
  task_delegated: { label: m.workflows_event_task_delegated, tone: "neutral" },
  task_completed: { label: m.workflows_event_task_completed, tone: "success" },
  task_reminded: { label: m.workflows_event_task_reminded, tone: "warning" },
  task_overdue: { label: m.workflows_event_task_overdue, tone: "danger" },
  task_escalated: { label: m.workflows_event_task_escalated, tone: "warning" },
  task_expired: { label: m.workflows_event_task_expired, tone: "danger" },
  acted: { label: m.workflows_event_acted, tone: "info" },
  waiting: { label: m.workflows_event_waiting, tone: "neutral" },
  arrived: { label: m.workflows_event_arrived, tone: "success" },
  stuck: { label: m.workflows_event_stuck, tone: "danger" },
  retried: { label: m.workflows_event_retried, tone: "neutral" },
  skipped: { label: m.workflows_event_skipped, tone: "warning" },
  suspended: { label: m.workflows_event_suspended, tone: "warning" },
  resumed: { label: m.workflows_event_resumed, tone: "info" },
  cancelled: { label: m.workflows_event_cancelled, tone: "danger" },
  moved: { label: m.workflows_event_moved, tone: "info" },
  withdrawn: { label: m.workflows_event_withdrawn, tone: "warning" },
  completed: { label: m.workflows_event_completed, tone: "success" },
};

export const TROUBLE_NAMES: Record<TroubleCode, () => string> = {
  no_way: m.workflows_trouble_no_way,
  loop_exhausted: m.workflows_trouble_loop_exhausted,
  unbalanced: m.workflows_trouble_unbalanced,
  too_long: m.workflows_trouble_too_long,
  nobody: m.workflows_trouble_nobody,
  no_mentor: m.workflows_trouble_no_mentor,
  refused: m.workflows_trouble_refused,
  unanswered: m.workflows_trouble_unanswered,
};

export const OUTCOME_NAMES: Record<Outcome, () => string> = {
  next: m.workflows_outcome_next,
  approved: m.workflows_outcome_approved,
  rejected: m.workflows_outcome_rejected,
  returned: m.workflows_outcome_returned,
  met: m.workflows_outcome_met,
  not_met: m.workflows_outcome_not_met,
  timeout: m.workflows_outcome_timeout,
  failed: m.workflows_outcome_failed,
  exceeded: m.workflows_outcome_exceeded,
};

export const LINT_NAMES: Record<LintCode, () => string> = {
  no_start: m.workflows_lint_no_start,
  no_end: m.workflows_lint_no_end,
  unknown_step: m.workflows_lint_unknown_step,
  same_id: m.workflows_lint_same_id,
  unreachable: m.workflows_lint_unreachable,
  no_way_out: m.workflows_lint_no_way_out,
  missing_way: m.workflows_lint_missing_way,
  way_twice: m.workflows_lint_way_twice,
  unassigned: m.workflows_lint_unassigned,
  assignee_gone: m.workflows_lint_assignee_gone,
  recipient_gone: m.workflows_lint_recipient_gone,
  unnamed: m.workflows_lint_unnamed,
  endless: m.workflows_lint_endless,
  unbalanced: m.workflows_lint_unbalanced,
  no_condition: m.workflows_lint_no_condition,
  no_address: m.workflows_lint_no_address,
  no_words: m.workflows_lint_no_words,
  no_document: m.workflows_lint_no_document,
  no_title: m.workflows_lint_no_title,
  no_day: m.workflows_lint_no_day,
  untranslated: m.workflows_lint_untranslated,
  ends_others: m.workflows_lint_ends_others,
  no_due: m.workflows_lint_no_due,
  no_limit: m.workflows_lint_no_limit,
};

/** A step's name in the reader's language, or in the other where it was not translated. */
export const nameOf = (name: { el: string; en: string }): string => localized(name) || name.el || name.en;

/** Whom a step waits for, in words. */
export function assigneeText(assignee: Assignee | null): string {
  if (assignee === null) return m.workflows_who_nobody();
  switch (assignee.kind) {
    case "person":
      return m.workflows_who_person();
    case "submitter":
      return m.workflows_who_submitter();
    case "mentor":
      return m.workflows_who_mentor();
    case "managers":
      return m.workflows_who_managers();
    case "organization_role":
      return ROLE_TEXTS[assignee.role]();
    case "profile_role":
      return ROLE_TEXTS[assignee.role]();
    default:
      return assignee satisfies never;
  }
}

type Role = Extract<Assignee, { role: string }>["role"];
const ROLE_TEXTS: Record<Role, () => string> = {
  owner: m.workflows_role_owner,
  admin: m.workflows_role_admin,
  moderator: m.workflows_role_moderator,
  member: m.workflows_role_member,
  registry_coordinator: m.workflows_role_registry_coordinator,
  company_coordinator: m.workflows_role_company_coordinator,
  evaluator: m.workflows_role_evaluator,
  investor: m.workflows_role_investor,
  mentor: m.workflows_role_mentor,
  public: m.workflows_role_public,
};

/** What a case can wait for. */
export const AWAITED_NAMES: Record<Awaited, () => string> = {
  resubmitted: m.workflows_awaited_resubmitted,
  document: m.workflows_awaited_document,
  evaluated: m.workflows_awaited_evaluated,
  decided: m.workflows_awaited_decided,
};

/** What an application can be set to. */
export const STATUS_NAMES = {
  under_review: m.workflows_status_under_review,
  changes_requested: m.workflows_status_changes_requested,
  approved: m.workflows_status_approved,
  rejected: m.workflows_status_rejected,
};

/** A number of working days, with a decimal only where it has one. */
export const daysText = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
