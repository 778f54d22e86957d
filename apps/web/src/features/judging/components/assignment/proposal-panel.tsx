import type { Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { Send } from "lucide-react";
import { m } from "#messages";
import { formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import type { Application } from "../../model/matrix-picture.ts";

interface ProposalPanelProps {
  proposal: Proposal;
  applications: readonly Application[];
  isApplying: boolean;
  onApply: () => void;
  onDiscard: () => void;
}

const REASONS = {
  conflict: m.judging_short_conflict,
  full: m.judging_short_full,
  assigned: m.judging_short_assigned,
  no_expertise: m.judging_short_no_expertise,
} as const;
const SHOWN = 12;

/** What a distribution would do: how much is met, what is not and why, how level it is. Nothing has happened yet. */
export function ProposalPanel({ proposal, applications, isApplying, onApply, onDiscard }: ProposalPanelProps) {
  const { pairs, wanted, short, load, match, seconds } = proposal;
  const nameOf = (id: string) => {
    const found = applications.find((application) => application.id === id);
    return found?.name || (found?.reference ?? "");
  };
  return (
    <section
      aria-label={m.judging_proposal()}
      className="grid content-start overflow-hidden rounded-lg border border-border bg-surface"
    >
      <div className="grid gap-3 bg-stage p-5 text-stage-foreground">
        <p className="flex justify-between gap-3 text-sm text-stage-muted">
          {m.judging_proposal()}
          <span>{m.judging_seconds({ seconds: formatNumber(seconds, 1) })}</span>
        </p>
        <p className="flex items-baseline gap-2">
          <span className="display tnum text-4xl">{formatNumber(pairs.length)}</span>
          <span className="text-stage-muted">{m.judging_of_wanted({ wanted })}</span>
        </p>
        <SeatBar
          value={pairs.length}
          max={Math.max(1, wanted)}
          seats={24}
          color="var(--accent)"
          onStage
          className="h-2.5"
        />
        <p className="text-sm text-stage-muted">{m.judging_nothing_sent()}</p>
      </div>
      {short.length > 0 && (
        <div className="grid gap-3 p-5">
          <h3 className="font-semibold">{m.judging_short({ count: short.length })}</h3>
          <ul className="grid gap-3">
            {short.slice(0, SHOWN).map(({ application_id, missing, reasons }) => (
              <li key={application_id} className="grid gap-0.5 text-sm">
                <span className="flex justify-between gap-3">
                  <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{nameOf(application_id)}</span>
                  <span className="shrink-0 text-warning">{m.judging_missing({ count: missing })}</span>
                </span>
                {(["conflict", "full", "assigned", "no_expertise"] as const).map(
                  (reason) =>
                    reasons[reason] > 0 && (
                      <span key={reason} className="flex justify-between gap-3 text-muted-foreground">
                        {REASONS[reason]()}
                        <span className="tnum">{reasons[reason]}</span>
                      </span>
                    ),
                )}
              </li>
            ))}
          </ul>
          {short.length > SHOWN && (
            <p className="text-sm text-muted-foreground">{m.judging_and_more({ count: short.length - SHOWN })}</p>
          )}
        </div>
      )}
      <dl className="grid gap-1.5 border-t border-border p-5 text-sm">
        <div className="flex justify-between gap-3">
          <dt>{m.judging_load_level()}</dt>
          <dd className="tnum font-semibold">{m.judging_load_range({ min: load.min, max: load.max })}</dd>
        </div>
        <div className="flex justify-between gap-3">
          <dt>{m.judging_match()}</dt>
          <dd className="tnum font-semibold">{formatPercent(match)}</dd>
        </div>
      </dl>
      <div className="grid gap-2 border-t border-border p-5">
        <Button onClick={onApply} pending={isApplying} disabled={pairs.length === 0}>
          <Send aria-hidden />
          {m.judging_apply({ count: pairs.length })}
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          {m.judging_discard()}
        </Button>
      </div>
    </section>
  );
}
