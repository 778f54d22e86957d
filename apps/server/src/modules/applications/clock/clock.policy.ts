import type { ApplicationAction, StatutoryClock } from "@kerkis/contract/applications/applications.schema.ts";
import { beginTerm, daysLeft, pauseTerm, resumeTerm, type Term } from "@kerkis/contract/core/time/term.ts";
import { wallTime } from "@kerkis/contract/core/time/zone.ts";

/** The clock as an application's row has it. */
interface Columns {
  clock_from: string | null;
  due_on: string | null;
  clock_left: number | null;
}
type Change = Columns & { clock_told: null };

/** What a programme says of its term. */
interface TermRules {
  decision_days: number | null;
  closes_at: string | null;
  timezone: string;
}

const NO_TERM: Change = { clock_from: null, due_on: null, clock_left: null, clock_told: null };

const written = ({ from, due, left }: Term): Change => ({
  clock_from: from,
  due_on: due,
  clock_left: left,
  clock_told: null,
});

/** A whole term: from the end of a call, or from the day where there is none or it is over. */
export function wholeTerm({ decision_days, closes_at, timezone }: TermRules, day: string): Change {
  if (decision_days === null) return NO_TERM;
  const closes = closes_at === null ? day : wallTime(closes_at, timezone).slice(0, 10);
  return written(beginTerm(closes > day ? closes : day, decision_days));
}

/**
 * What a step does to the statutory clock (completions 2): it begins with the application, stands still while its applicant is asked for
 * something, ends with the decision, and begins anew with an appeal or a reopening.
 * @param now ISO 8601
 */
export function clockAfter(
  step: ApplicationAction,
  record: Columns,
  programme: TermRules,
  now: string,
): Partial<Change> {
  const day = wallTime(now, programme.timezone).slice(0, 10);
  const { clock_from, due_on, clock_left } = record;
  if (step === "submit") return onTime(programme, now, day);
  if (step === "appeal" || step === "reopen") return wholeTerm(programme, day);
  if (step === "approve" || step === "reject" || step === "withdraw") return NO_TERM;
  if (clock_from === null) return {};
  const term = { from: clock_from, due: due_on, left: clock_left };
  if (step === "request_changes") return written(pauseTerm(term, day));
  return step === "resubmit" ? written(resumeTerm(term, day)) : {};
}

/** Of all who applied in time, also within the grace period, a call's term is one. */
function onTime(programme: TermRules, now: string, day: string): Change {
  const { closes_at, timezone } = programme;
  const isInGrace = closes_at !== null && closes_at < now;
  return wholeTerm(programme, isInGrace ? wallTime(closes_at, timezone).slice(0, 10) : day);
}

/** How the clock stands on a day. */
export const clockOf = ({ due_on, clock_left }: Omit<Columns, "clock_from">, day: string): StatutoryClock | null =>
  due_on === null && clock_left === null
    ? null
    : { due: due_on, left: daysLeft({ due: due_on, left: clock_left }, day) };
