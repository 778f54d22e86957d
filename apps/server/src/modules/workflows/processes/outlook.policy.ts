import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { addWorkingDays, holidaysBetween } from "@kerkis/contract/core/time/working-days.ts";
import type { WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { ACTION_KINDS } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { Ahead, StepTimes } from "@kerkis/contract/workflows/definition/outlook.policy.ts";
import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";

type OutlookStep = Outlook["steps"][number];

/** So many working days on, a day of the calendar; null where either is not known. */
export const dayIn = (days: number | null, day: string | null): string | null =>
  days === null || day === null ? null : addWorkingDays(day, days);

/** What a step needs from whoever applied. */
export function neededAt(node: WorkflowNode): OutlookStep["needs"] {
  if (isTask(node)) return node.assignee?.kind === "submitter" ? "task" : null;
  return node.type === "wait_for" && (node.event === "resubmitted" || node.event === "document") ? "application" : null;
}

/** Steps that are done as one comes to them: where a case stands at one, it is just being done. */
const isActing = ({ type }: WorkflowNode): boolean =>
  type !== "webhook" && ACTION_KINDS.some((action) => action === type);

interface Told {
  /** Today; null where nothing moves, so that there are no days. */
  day: string | null;
  /** The last day by law, while it runs. */
  limit: string | null;
  /** How long its steps usually take, as it was measured. */
  usual: StepTimes;
}

/**
 * Steps that say something to the applicant, in plain words and days of the calendar; never who does them. Where too little was
 * measured, the limits of single steps would only be guesses: the last day alone is told, the law's before the sum of the limits.
 */
export function worded(
  done: readonly { node: WorkflowNode; on: string }[],
  ahead: readonly Ahead[],
  { day, limit, usual }: Told,
): Pick<Outlook, "steps" | "decided"> {
  const end = ahead.find(({ node }) => node.type === "end");
  const [from, to] = [dayIn(end?.low ?? null, day), dayIn(end?.high ?? null, day)];
  const isMeasured = to === null || from !== null;
  const steps = [
    ...done.map(({ node, on: doneOn }) => ({ node, state: "done" as const, done_on: doneOn, from: null, to: null })),
    ...ahead.map(({ node, isHere, low, high }) => {
      const isDone = isHere && isActing(node) && day !== null;
      const state = !isHere ? ("ahead" as const) : isDone ? ("done" as const) : ("here" as const);
      const isTold = isMeasured || low !== null;
      return { node, state, done_on: isDone ? day : null, from: dayIn(low, day), to: isTold ? dayIn(high, day) : null };
    }),
  ]
    .filter(({ node: { tells } }) => tells.el !== "" || tells.en !== "")
    .map(({ node, state, done_on: doneOn, from: first, to: last }) => ({
      tells: inBoth(node.tells),
      needs: state === "here" ? neededAt(node) : null,
      state,
      done_on: doneOn,
      from: first,
      to: last,
      usual: state === "done" ? null : usualAt(node, usual),
    }));
  const by = limit ?? to;
  const decided = to !== null && isMeasured ? { from, to } : by === null ? null : lastDay(by, day);
  return { steps: withHolidays(steps, decided, day), decided };
}

/** How long others usually take for a step; what the applicant does is theirs to know. */
function usualAt(node: WorkflowNode, usual: StepTimes): OutlookStep["usual"] {
  const time = neededAt(node) === null ? usual.get(node.id) : undefined;
  return time && time.low !== null ? { low: time.low, high: time.high } : null;
}

/** What the applicant will be asked for further on: each document and each task of theirs once, by its name. */
export function comingOf(ahead: readonly Ahead[]): Outlook["coming"] {
  const asked = ahead.flatMap(({ node, isHere }): Outlook["coming"] => {
    if (isHere) return [];
    if (node.type === "request_document") return [{ what: "document", name: inBoth(node.document) }];
    return isTask(node) && neededAt(node) === "task" ? [{ what: "task", name: inBoth(node.name) }] : [];
  });
  const known = new Map(asked.map((one) => [`${one.what} ${one.name.el}`, one]));
  return [...known.values()].filter(({ name }) => name.el !== "");
}

/** A text that stands in one language alone stands for the other too. */
export const inBoth = ({ el, en }: LocalizedText): LocalizedText => ({ el: el || en, en: en || el });

/** The last day alone; none where it is over: what is late says so, and nobody knows by when. */
const lastDay = (to: string, day: string | null): Outlook["decided"] =>
  day === null || to < day ? null : { from: null, to };

/** Steps with the holidays that they are later for, each named once: at the last step whose days it is among, or at the last of all. */
function withHolidays(
  steps: readonly Omit<OutlookStep, "holidays">[],
  decided: Outlook["decided"],
  day: string | null,
): OutlookStep[] {
  const last = steps.length - 1;
  const spans = steps.map(({ state, from, to }, index) => {
    if (day === null || state === "done") return [];
    if (to !== null) return holidaysBetween(from ?? day, to);
    return index === last && decided?.from === null ? holidaysBetween(day, decided.to) : [];
  });
  const isLater = (holiday: string, index: number) =>
    spans.slice(index + 1).some((span) => span.some((one) => one.day === holiday));
  return steps.map((step, index) => ({
    ...step,
    holidays: (spans[index] ?? []).filter((holiday) => !isLater(holiday.day, index)),
  }));
}
