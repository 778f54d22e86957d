import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { stands } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { type DueGroup, dueGroup } from "./due-date.ts";

const byDueDate = (one: Assignment, other: Assignment): number =>
  (one.due_at ?? "9999").localeCompare(other.due_at ?? "9999") || one.assigned_at.localeCompare(other.assigned_at);

const isWaiting = ({ open, status }: Assignment): boolean =>
  open && (status === "assigned" || status === "in_progress");

export interface AssignmentGroups {
  /** The most urgent one; null when nothing waits. */
  next: Assignment | null;
  /** What waits for a yes or a no. */
  unanswered: Assignment[];
  /** What waits besides the next one and what was not answered yet. */
  waiting: Record<DueGroup, Assignment[]>;
  submitted: Assignment[];
  /** Decided or withdrawn before the evaluation was handed in. */
  closed: Assignment[];
}

/** Sorts an evaluator's assignments by what they ask of them. A recusal leaves nothing to see. */
export function groupAssignments(assignments: readonly Assignment[], now: number): AssignmentGroups {
  const [next, ...others] = assignments.filter(isWaiting).toSorted(byDueDate);
  const waiting: AssignmentGroups["waiting"] = { overdue: [], today: [], week: [], later: [] };
  for (const assignment of others)
    if (!assignment.is_unanswered) waiting[dueGroup(assignment.due_at, now)].push(assignment);
  return {
    next: next ?? null,
    unanswered: assignments.filter((one) => isWaiting(one) && one.is_unanswered).toSorted(byDueDate),
    waiting,
    submitted: assignments
      .filter(({ status }) => status === "submitted")
      .toSorted((one, other) => (other.submitted_at ?? "").localeCompare(one.submitted_at ?? "")),
    closed: assignments.filter(({ open, status }) => !open && status !== "submitted" && stands(status)),
  };
}
