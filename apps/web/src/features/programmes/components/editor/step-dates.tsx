import { momentOf, wallTime } from "@kerkis/contract/core/time/zone.ts";
import { addWorkingDays } from "@kerkis/contract/core/time/working-days.ts";
import { phaseEnd, phaseOf } from "@kerkis/contract/programmes/programmes.policy.ts";
import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { useNow } from "#shared/i18n/now.ts";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { zonedDate, zonedMoment, zoneWords } from "../../model/zoned-text.ts";
import { programmesQueries } from "../../programmes.queries.ts";

type Fact = { term: string; value: string };

interface StepDatesProps {
  challenge: ManagedChallenge;
  /** The new end of an extension by the programme's clock, empty while none is chosen; null where it closes now. */
  extendedTo: string | null;
}

/** Which dates a step moves that closes a call earlier or later, and which stay as they were announced. */
export function StepDates({ challenge, extendedTo }: StepDatesProps) {
  const { data: rounds = [] } = useQuery(programmesQueries.rounds(challenge.id));
  const now = useNow();
  const { timezone } = challenge.answers;
  const next = extendedTo ? momentOf(extendedTo, timezone) : null;
  const end = endFact(challenge, extendedTo === null, next, new Date(now ?? 0).toISOString());
  const decision = decisionFact(challenge, next);
  const judged: Fact[] = rounds.flatMap(({ title, deadline, state }) => {
    if (deadline === null || state === "locked") return [];
    const date = zonedDate(deadline, timezone);
    const isBefore = next !== null && Date.parse(deadline) <= Date.parse(next);
    return [
      {
        term: localized(title),
        value: isBefore ? m.programmes_step_round_before({ date }) : m.programmes_step_by({ date }),
      },
    ];
  });
  const facts = [end, decision].filter((fact) => fact !== null);
  return (
    <>
      <Dates title={m.programmes_step_changes()} facts={facts.filter(({ moves }) => moves)} />
      <Dates title={m.programmes_step_stays()} facts={[...facts.filter(({ moves }) => !moves), ...judged]} />
    </>
  );
}

function Dates({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <DescriptionList items={facts} className="mt-1 text-[0.9375rem]" />
    </section>
  );
}

/** The end of the applications: it moves, unless it has passed already. @param now ISO 8601 */
function endFact(
  { opens_at, closes_at, answers }: ManagedChallenge,
  isClosing: boolean,
  next: string | null,
  now: string,
) {
  if (closes_at === null) return null;
  const { timezone, grace_minutes } = answers;
  const running = { state: "open", opens_at, closes_at, grace_minutes } as const;
  const phase = phaseOf(running, now);
  const before = zonedMoment((phase === "grace" && phaseEnd(running, phase)) || closes_at, timezone);
  const told = (value: string, moves: boolean) => ({
    term: m.programmes_step_ends(),
    value: `${value} (${zoneWords(timezone)})`,
    moves,
  });
  if (isClosing) return phase === "closed" ? told(before, false) : told(m.programmes_step_ends_now({ before }), true);
  const planned = zonedMoment(closes_at, timezone);
  if (next === null || next <= closes_at) return told(m.programmes_step_so_far({ before: planned }), true);
  return told(m.programmes_step_instead({ next: zonedMoment(next, timezone), before: planned }), true);
}

/** The last day of the decisions: it follows an extension alone. */
function decisionFact({ closes_at, answers: { decision_days, timezone } }: ManagedChallenge, next: string | null) {
  if (closes_at === null || decision_days === null) return null;
  const dayFor = (end: string) =>
    formatDate(addWorkingDays(wallTime(end, timezone).slice(0, 10), decision_days), "medium");
  const term = m.programmes_step_decision();
  if (next === null || next <= closes_at) return { term, value: dayFor(closes_at), moves: false };
  return { term, value: m.programmes_step_instead({ next: dayFor(next), before: dayFor(closes_at) }), moves: true };
}
