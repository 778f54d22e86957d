import type { Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { RotateCw, Send } from "lucide-react";
import { m } from "#messages";
import { formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import type { Wish } from "../../hooks/use-proposal.ts";
import { proposedBy } from "../../model/cell-look.ts";
import type { Evaluator, Picture } from "../../model/matrix-picture.ts";
import { ShortList } from "./short-list.tsx";

interface ProposalPanelProps {
  proposal: Proposal;
  wish: Wish;
  picture: Picture;
  loadCap: number | null;
  isOld: boolean;
  /** Why it was not applied. */
  failure: string | undefined;
  isApplying: boolean;
  isBusy: boolean;
  onApply: () => void;
  onAsk: (wish: Wish) => void;
  onRaise: (evaluator: Evaluator, cap: number) => void;
  onRules: (() => void) | undefined;
  onDiscard: () => void;
}

/** What a distribution would do: how much is met, what is not and why, how level it is. Nothing has happened yet. */
export function ProposalPanel(props: ProposalPanelProps) {
  const { proposal, wish, picture, isOld, failure, isApplying, isBusy, onApply, onAsk } = props;
  const { pairs, wanted, short, load, match, seconds } = proposal;
  const people = new Set(pairs.map(({ evaluator_id }) => evaluator_id)).size;
  const kept = picture.applications.reduce((sum, { id }) => sum + picture.reviewsOf(id).length, 0);
  const own = picture.evaluators.filter(({ may_take, cap }) => may_take && cap !== null).length;
  const balance = [
    { label: m.judging_load_level(), value: m.judging_load_range({ min: load.min, max: load.max }) },
    { label: m.judging_own_caps(), value: m.judging_own_caps_count({ count: own }) },
    { label: m.judging_match(), value: formatPercent(match), seats: match },
    { label: m.judging_kept(), value: formatNumber(kept) },
  ];
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
      {isOld && (
        <div className="p-5 pb-0">
          <Alert
            live
            tone="warning"
            title={m.judging_old_title()}
            action={
              <Button variant="outline" size="sm" disabled={isBusy} onClick={() => onAsk(wish)}>
                <RotateCw aria-hidden />
                {m.judging_old_again()}
              </Button>
            }
          >
            {m.judging_old_text()}
          </Alert>
        </div>
      )}
      {failure !== undefined && (
        <div className="p-5 pb-0">
          <Alert live tone="danger" title={m.judging_assign_failed()}>
            {failure}
          </Alert>
        </div>
      )}
      {short.length > 0 && <ShortList {...props} short={short} proposed={proposedBy(proposal)} />}
      <div className="grid gap-2.5 border-t border-border p-5 text-sm">
        <h3 className="text-base font-semibold">{m.judging_balance()}</h3>
        <dl className="grid gap-1.5">
          {balance.map(({ label, value, seats }) => (
            <div key={label} className="flex items-center justify-between gap-3">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="tnum flex items-center gap-2 font-semibold">
                {seats !== undefined && (
                  <SeatBar value={100 * seats} seats={11} color="var(--evaluator)" className="h-2 w-18" />
                )}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-2 border-t border-border p-5">
        <Button
          onClick={onApply}
          pending={isApplying}
          disabled={pairs.length === 0 || isOld}
          aria-keyshortcuts="Control+Enter"
        >
          <Send aria-hidden />
          {m.judging_apply({ count: people })}
        </Button>
        <div className="flex flex-wrap gap-2 *:flex-1">
          {props.onRules && (
            <Button variant="outline" onClick={props.onRules}>
              {m.judging_rules()}
            </Button>
          )}
          <Button variant="outline" onClick={props.onDiscard}>
            {m.judging_discard()}
          </Button>
        </div>
      </div>
    </section>
  );
}
