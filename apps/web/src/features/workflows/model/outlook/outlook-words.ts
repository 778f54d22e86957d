import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { nameOf } from "../workflow-names.ts";

interface Range {
  /** Null where only the last day is known. */
  from: string | null;
  to: string;
}

/** A day without its year, where little room is. */
export const dayText = (day: string): string => formatDate(day, "short");

/** The first of two days without its month, where the other says it. */
const firstOf = (from: string, to: string): string =>
  from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayText(from);

/** Days as a range, or the last one where only that is known: 11 έως 16 Μαρ. */
export function spanText({ from, to }: Range): string {
  if (from === null) return m.workflows_next_by({ to: dayText(to) });
  return from === to ? dayText(to) : m.workflows_path_between({ from: firstOf(from, to), to: dayText(to) });
}

/** How long a step usually takes, in working days. */
export function usualText({ low, high }: { low: number; high: number }): string {
  if (high === 0) return m.workflows_next_usual_same_day();
  if (low === high) return m.workflows_next_usual({ count: high });
  return low === 0 ? m.workflows_next_usual_up_to({ count: high }) : m.workflows_next_usual_between({ low, high });
}

/** What stands large on the stage, and what is said of it above. */
export interface StageWords {
  heading: string;
  days: string;
}

interface Stage {
  decided: Outlook["decided"];
  /** Whether something is asked of whoever reads it: then no day is told, for it hangs on them. */
  isAsked: boolean;
  /** Whether anything was sent yet. */
  isBegun: boolean;
}

/** When a decision is expected, in words. */
export function stageWords({ decided, isAsked, isBegun }: Stage): StageWords {
  if (isAsked) return { heading: m.workflows_next_title(), days: m.workflows_next_yours() };
  if (decided === null) return { heading: m.workflows_next_decision(), days: m.workflows_next_no_day() };
  const { from, to } = decided;
  if (from === null) {
    return { heading: isBegun ? m.workflows_next_decision_by() : m.workflows_next_after_by(), days: dayText(to) };
  }
  if (from === to) {
    return { heading: isBegun ? m.workflows_next_decision_on() : m.workflows_next_after_on(), days: dayText(to) };
  }
  return {
    heading: isBegun ? m.workflows_next_decision_between() : m.workflows_next_after_between(),
    days: m.workflows_next_two_days({ from: firstOf(from, to), to: dayText(to) }),
  };
}

/** What comes next as lines of a text: what it is about, the decision, and each step with its days. */
export function outlookText(name: string, { workflow, steps }: Outlook, words: StageWords | null): string {
  const marks = { done: "✓", here: "●", ahead: "○" };
  return [
    `${name}: ${nameOf(workflow)}`,
    ...(words ? [`${words.heading} ${words.days}`] : []),
    ...steps.map(({ tells, state, done_on: done, from, to }) => {
      const when = done !== null ? dayText(done) : to === null ? null : spanText({ from, to });
      return [`${marks[state]} ${nameOf(tells)}`, when && `(${when})`].filter(Boolean).join(" ");
    }),
  ].join("\n");
}

/** Why no day is told, or how late it is and what was done about it. */
export function outlookNote(status: Outlook["status"], late: Outlook["late"]): string | null {
  if (status === "suspended") return m.workflows_next_paused();
  if (status === "failed") return m.workflows_next_stuck();
  if (late === null) return null;
  const done = late.done === "escalated" ? m.workflows_next_escalated() : late.done && m.workflows_next_reminded();
  return [m.workflows_next_late({ count: late.days }), done].filter(Boolean).join(" ");
}
