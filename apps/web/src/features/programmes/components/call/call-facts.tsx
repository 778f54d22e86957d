import type { Call } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { zonedDate, zonedMoment, zonedTime, zoneWords } from "../../model/zoned-text.ts";
import { inThisLanguage } from "./in-this-language.ts";

/** What there is to win, how many places, how long the decision takes, how much an application asks: those that were said. */
export function CallFacts({ call: { prize, capacity, decision_days, asks } }: { call: Call }) {
  const facts: [string, string][] = [];
  if (inThisLanguage(prize)) facts.push([inThisLanguage(prize), m.programmes_call_prize()]);
  if (capacity !== null) facts.push([formatNumber(capacity), m.programmes_call_places({ count: capacity })]);
  if (decision_days !== null)
    facts.push([m.programmes_call_decision_days({ count: decision_days }), m.programmes_call_decision()]);
  facts.push([m.programmes_call_asks({ count: asks }), m.programmes_call_asks_hint()]);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] border-b border-border min-[26rem]:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.map(([value, label]) => (
        <div
          key={label}
          className="flex min-w-0 flex-col-reverse justify-end border-border px-5 py-5 [overflow-wrap:anywhere] not-first:border-t sm:px-7 min-[26rem]:max-lg:nth-2:border-t-0 min-[26rem]:max-lg:even:border-l lg:border-t-0 lg:not-first:border-l"
        >
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="display text-2xl leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** When it opens and closes, and when it is decided. */
export function CallDates({ call, children }: { call: Call; children?: ReactNode }) {
  const { opens_at, closes_at, timezone, grace_minutes, decision_days, decided_by, phase, closed_early_at } = call;
  const zone = zoneWords(timezone);
  const closedAt = closed_early_at ?? closes_at;
  const isPast = (...phases: Call["phase"][]) => !phases.includes(phase);
  const dates = [
    opens_at && {
      label: m.programmes_call_opened(),
      date: zonedDate(opens_at, timezone),
      text: m.programmes_call_at({ time: zonedTime(opens_at, timezone), zone }),
      isPast: isPast("draft", "upcoming"),
    },
    closes_at &&
      closedAt && {
        label: m.programmes_call_closing(),
        date: zonedDate(closedAt, timezone),
        text: [
          m.programmes_call_at({ time: zonedTime(closedAt, timezone), zone }),
          closed_early_at && m.programmes_call_closed_early({ planned: zonedMoment(closes_at, timezone) }),
          !closed_early_at && grace_minutes > 0 && m.programmes_call_grace({ count: grace_minutes }),
        ]
          .filter(Boolean)
          .join(" "),
        isPast: isPast("draft", "upcoming", "open", "grace", "paused"),
      },
    decision_days !== null && {
      label: m.programmes_call_decisions(),
      date: decided_by
        ? m.programmes_call_by({ date: formatDate(decided_by, "medium") })
        : m.programmes_call_decision_days({ count: decision_days }),
      text: decided_by ? m.programmes_call_decision_days({ count: decision_days }) : "",
      isPast: false,
    },
  ].filter((entry) => typeof entry === "object" && entry !== null);
  return (
    <section aria-labelledby="call-dates" className="rounded-lg bg-surface p-5 shadow-md sm:p-6 lg:sticky lg:top-6">
      <h2 id="call-dates" className="text-lg font-semibold">
        {m.programmes_call_dates()}
      </h2>
      <ol className="mt-4 grid gap-4">
        {dates.map(({ label, date, text, isPast: isOver }) => (
          <li key={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <i
              aria-hidden
              className={cn(
                "mt-1.5 size-3 rounded-full",
                isOver ? "bg-primary" : "shadow-[inset_0_0_0_2px_var(--primary)]",
              )}
            />
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{label}</span>
              <span className="text-muted-foreground">{date}</span>
              {text && <span className="basis-full text-sm text-muted-foreground">{text}</span>}
            </span>
          </li>
        ))}
      </ol>
      {children && <div className="mt-6">{children}</div>}
    </section>
  );
}
