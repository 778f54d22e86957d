import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Lock, LockOpen, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Stat, StatRow } from "#shared/ui/layout/stat-row.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { RoundNav } from "../components/rounds/round-nav.tsx";
import { useLockRound, useReopenRound } from "../judging.mutations.ts";
import { judgingQueries } from "../judging.queries.ts";
import { blindnessText, STATE_NAMES, STATE_TONES } from "../model/round-words.ts";

const AssignmentBoard = latePart(
  async () => (await import("../components/assignment/assignment-board.tsx")).AssignmentBoard,
);

const RoundForm = latePart(async () => (await import("../components/rounds/round-form.tsx")).RoundForm);

const route = getRouteApi("/shell/signed-in/evaluation-management/rounds/$roundId");

/** One round: its rules, how far it is, and its end. */
export function RoundPage() {
  const { roundId } = route.useParams();
  const { data: round } = useSuspenseQuery(judgingQueries.round(roundId));
  const [asked, setAsked] = useState<"rules" | "state" | null>(null);
  const lock = useLockRound();
  const reopen = useReopenRound();
  const isLocked = round.state === "locked";
  const { figures } = round;
  const lead = [
    localized(round.programme.title),
    m.judging_reviews_each({ count: round.required_reviews }),
    round.deadline ? m.judging_until({ date: formatDateTime(round.deadline) }) : m.judging_no_deadline(),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={localized(round.title)}
        aside={<Badge tone={STATE_TONES[round.state]}>{STATE_NAMES[round.state]()}</Badge>}
        lead={lead.join(" · ")}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsked("rules")} disabled={isLocked}>
              <SlidersHorizontal aria-hidden />
              {m.judging_rules()}
            </Button>
            <Button variant="outline" onClick={() => setAsked("state")}>
              {isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
              {isLocked ? m.judging_reopen() : m.judging_lock()}
            </Button>
          </>
        }
      />
      {round.state !== "open" && round.state_changed_at && (
        <Alert tone={isLocked ? "info" : "warning"} title={STATE_NAMES[round.state]()}>
          {formatDateTime(round.state_changed_at)} · {round.state_reason}
        </Alert>
      )}
      <StatRow label={m.judging_figures()} count={4}>
        <Stat label={m.judging_column_applications()}>{formatNumber(figures.applications)}</Stat>
        <Stat label={m.judging_covered()} hint={m.judging_covered_hint()}>
          {formatNumber(figures.covered)}
        </Stat>
        <Stat label={m.judging_assigned()}>{formatNumber(figures.assigned)}</Stat>
        <Stat label={m.judging_submitted()}>{formatNumber(figures.submitted)}</Stat>
      </StatRow>
      <p className="text-sm text-muted-foreground">{blindnessText(round)}</p>
      <RoundNav roundId={round.id} />
      <AssignmentBoard round={round} {...(!isLocked && { onRules: () => setAsked("rules") })} />
      <Dialog
        open={asked === "rules"}
        onOpenChange={(isOpen) => setAsked(isOpen ? "rules" : null)}
        title={m.judging_rules_title()}
        size="lg"
      >
        <RoundForm key={round.version} round={round} onDone={() => setAsked(null)} />
      </Dialog>
      {asked === "state" && (
        <Confirm
          title={isLocked ? m.judging_reopen_title() : m.judging_lock_title()}
          description={isLocked ? m.judging_reopen_text() : m.judging_lock_text()}
          confirmLabel={isLocked ? m.judging_reopen() : m.judging_lock()}
          reason={{ label: m.judging_state_reason(), isRequired: true }}
          command={isLocked ? reopen : lock}
          input={({ reason }) => ({ id: round.id, version: round.version, reason })}
          done={isLocked ? m.judging_reopened_done() : m.judging_locked_done()}
          failed={m.judging_save_failed()}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
