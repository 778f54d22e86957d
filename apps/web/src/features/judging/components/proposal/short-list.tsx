import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { hasAction } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import type { Wish } from "../../hooks/use-proposal.ts";
import { nextAtCap } from "../../model/ways-out.ts";
import type { Evaluator, Picture } from "../../model/matrix-picture.ts";
import type { AdjustedProposal } from "../../model/adjusted-proposal.ts";
import type { Pairs } from "../../model/plan.ts";

const REASONS = {
  conflict: m.judging_short_conflict,
  full: m.judging_short_full,
  assigned: m.judging_short_assigned,
  declined: m.judging_short_declined,
  no_expertise: m.judging_short_no_expertise,
  left_out: m.judging_short_left_out,
  taken_out: m.judging_short_taken_out,
} as const;
const ORDER = ["conflict", "full", "assigned", "declined", "no_expertise", "left_out", "taken_out"] as const;
const SHOWN = 12;

interface ShortListProps {
  short: AdjustedProposal["short"];
  picture: Picture;
  proposed: Pairs;
  wish: Wish;
  loadCap: number | null;
  isBusy: boolean;
  /** Asks for the distribution anew. */
  onAsk: (wish: Wish) => void;
  /** Lets someone take one more, and asks anew. */
  onRaise: (evaluator: Evaluator, cap: number) => void;
}

/** What a distribution could not meet, why, and a button for each way out. */
export function ShortList({ short, picture, proposed, wish, loadCap, isBusy, onAsk, onRaise }: ShortListProps) {
  const session = useSession();
  const organizationId = session.current_organization?.organization_id;
  const mayInvite = organizationId !== undefined && hasAction(session, "members.invite");
  return (
    <div className="grid gap-4 p-5">
      <h3 className="flex items-baseline justify-between gap-3 font-semibold">
        {m.judging_short_title()}
        <span className="text-sm font-normal text-muted-foreground">{m.judging_short({ count: short.length })}</span>
      </h3>
      <ul className="grid gap-4">
        {short.slice(0, SHOWN).map(({ application_id: id, missing, reasons: told, taken_out }) => {
          const application = picture.applications.find((one) => one.id === id);
          if (!application) return null;
          const name = application.name || (application.reference ?? "");
          const reasons = { ...told, taken_out };
          const isForAnyone = wish.anyone_for?.includes(id) ?? false;
          const onlyExperts = wish.only_experts && !isForAnyone;
          const full = reasons.full > 0 && nextAtCap({ picture, proposed, loadCap, onlyExperts }, application);
          return (
            <li key={id} className="grid gap-1 border-t border-border pt-4 text-sm first:border-t-0 first:pt-0">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
                <span className="shrink-0 text-warning">{m.judging_missing({ count: missing })}</span>
              </span>
              {ORDER.map(
                (reason) =>
                  reasons[reason] > 0 && (
                    <span key={reason} className="flex justify-between gap-3 text-muted-foreground">
                      {REASONS[reason]()}
                      <span className="tnum">
                        {m.judging_of_evaluators({
                          count: formatNumber(reasons[reason]),
                          all: formatNumber(picture.evaluators.filter(({ may_take }) => may_take).length),
                        })}
                      </span>
                    </span>
                  ),
              )}
              <span className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
                {onlyExperts && reasons.no_expertise > 0 && (
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={isBusy}
                    aria-label={m.judging_way_anyone_for({ name })}
                    onClick={() => onAsk({ ...wish, anyone_for: [...(wish.anyone_for ?? []), id] })}
                  >
                    {m.judging_way_anyone()}
                  </Button>
                )}
                {full && (
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={isBusy}
                    onClick={() => onRaise(full.evaluator, full.cap + 1)}
                  >
                    {m.judging_way_raise({ name: full.evaluator.name })}
                  </Button>
                )}
                {mayInvite && (
                  <Link
                    to="/organization-settings"
                    search={{ id: organizationId, tab: "members" }}
                    aria-label={m.judging_way_invite_for({ name })}
                    className={buttonStyles({ size: "sm", variant: "ghost" })}
                  >
                    {m.judging_way_invite()}
                  </Link>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {short.length > SHOWN && (
        <p className="text-sm text-muted-foreground">{m.judging_and_more({ count: short.length - SHOWN })}</p>
      )}
    </div>
  );
}
