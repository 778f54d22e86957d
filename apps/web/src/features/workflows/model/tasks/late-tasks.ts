import { addWorkingDays } from "@kerkis/contract/core/time/working-days.ts";
import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { m } from "#messages";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { formatWeekday } from "#shared/i18n/format.ts";
import { recipientText } from "../step-sentences.ts";

/** Of a case's open tasks that are late and were not passed on yet: by step, whom each goes to and when, if it is not done by then. */
export function lateTasksGo({ definition, tasks, timeline }: InstanceDetail): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { node: id, due_on: due, due_in: left } of tasks) {
    const node = definition.nodes.find((step) => step.id === id);
    if (!node || !("escalation" in node) || node.escalation === null || due === null || left === null || left >= 0)
      continue;
    const last = timeline.find((event) => event.node === id && LATE.has(event.kind));
    if (last?.kind !== "task_overdue") continue;
    const on = addWorkingDays(due, node.escalation.days);
    // Where nobody was there to take it, it went nowhere.
    if (on < todayInAthens()) continue;
    const day = formatWeekday(`${on}T12:00:00Z`);
    words.set(last.id, m.workflows_story_goes({ who: recipientText(node.escalation.to), day }));
  }
  return words;
}

const LATE: ReadonlySet<string> = new Set(["task_overdue", "task_escalated"]);
