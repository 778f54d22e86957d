import type { Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { RotateCw, Send } from "lucide-react";
import { useRef } from "react";
import { m } from "#messages";
import { formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import type { Wish } from "../../hooks/use-proposal.ts";
import { adjustedProposal } from "../../model/adjusted-proposal.ts";
import type { Evaluator, Picture } from "../../model/matrix-picture.ts";
import { adjustmentsOf, keyOf, type Pair, type Plan } from "../../model/plan.ts";
import { AdjustmentLine } from "./adjustment-line.tsx";
import { ShortList } from "./short-list.tsx";

interface ProposalPanelProps {
  /** As it was computed. */
  proposal: Proposal;
  plan: Plan;
  wish: Wish;
  picture: Picture;
  loadCap: number | null;
  isOld: boolean;
  /** Why it was not applied, and for which of the pairs that were put in. */
  failure: { text: string; pairs: Pair[] } | null;
  isApplying: boolean;
  isBusy: boolean;
  onApply: () => void;
  onReset: () => void;
  onAsk: (wish: Wish) => void;
  onRaise: (evaluator: Evaluator, cap: number) => void;
  onRules: (() => void) | undefined;
  onDiscard: () => void;
}

/** What a distribution would do: how much is met, what is not and why, how level it is. Nothing has happened yet. */
export function ProposalPanel(props: ProposalPanelProps) {
  const { plan, wish, picture, isOld, failure, isApplying, isBusy, onApply, onAsk } = props;
  const { pairs, wanted, met, short, load, match, seconds } = adjustedProposal(props.proposal, plan, picture);
  const { taken_out, put_in } = adjustmentsOf(props.proposal, plan.changed);
  const section = useRef<HTMLElement>(null);
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
      ref={section}
      tabIndex={-1}
      aria-label={m.judging_proposal()}
      className="grid content-start overflow-hidden rounded-lg border border-border bg-surface outline-none"
    >
      <div className="grid gap-3 bg-stage p-5 text-stage-foreground">
        <p className="flex justify-between gap-3 text-sm text-stage-muted">
          {m.judging_proposal()}
          <span>{m.judging_seconds({ seconds: formatNumber(seconds, 1) })}</span>
        </p>
        <p className="flex items-baseline gap-2">
          <span className="display tnum text-4xl">{formatNumber(met)}</span>
          <span className="text-stage-muted">
            {m.judging_of_wanted({ wanted })}
            {pairs.length > met && ` ${m.judging_beyond_wanted({ count: pairs.length - met })}`}
          </span>
        </p>
        <SeatBar value={met} max={Math.max(1, wanted)} seats={24} color="var(--accent)" onStage className="h-2.5" />
        <p className="text-sm text-stage-muted">{m.judging_nothing_sent()}</p>
      </div>
      <AdjustmentLine
        takenOut={taken_out.length}
        putIn={put_in.length}
        isBusy={isApplying}
        onReset={() => {
          props.onReset();
          // The button goes with what it undid.
          section.current?.focus();
        }}
      />
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
      {failure && (
        <div className="p-5 pb-0">
          <Alert live tone="danger" title={m.judging_assign_failed()}>
            {failure.text}
            <ul className="[overflow-wrap:anywhere]">
              {failure.pairs.map((pair) => (
                <li key={keyOf(pair)}>{pairText(picture, pair)}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      {short.length > 0 && <ShortList {...props} short={short} proposed={plan.proposed} />}
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

/** An application and an evaluator by their names. */
function pairText({ applications, evaluators }: Picture, { application_id, evaluator_id }: Pair): string {
  const application = applications.find(({ id }) => id === application_id);
  const evaluator = evaluators.find(({ id }) => id === evaluator_id);
  return [application?.name || application?.reference, evaluator?.name].filter(Boolean).join(" · ");
}
