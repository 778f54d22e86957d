import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";

const dayText = (day: string) => formatDate(`${day}T12:00:00Z`, "medium");

/** A day as a range, or the last one where only that is known. */
export function rangeText({ from, to }: { from: string | null; to: string }): string {
  if (from === null) return m.workflows_next_by({ to: dayText(to) });
  if (from === to) return m.workflows_next_on({ to: dayText(to) });
  return m.workflows_next_between({ from: dayText(from), to: dayText(to) });
}

/** Why no day is told, or how late it is and what was done about it. */
export function outlookNote(status: Outlook["status"], late: Outlook["late"]): string | null {
  if (status === "suspended") return m.workflows_next_paused();
  if (status === "failed") return m.workflows_next_stuck();
  if (late === null) return null;
  const done = late.done === "escalated" ? m.workflows_next_escalated() : late.done && m.workflows_next_reminded();
  return [m.workflows_next_late({ count: late.days }), done].filter(Boolean).join(" ");
}
