import type { Assignment, assignments } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { useState } from "react";
import { m } from "#messages";
import { hourOf } from "#shared/i18n/athens-day.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { useNow } from "#shared/i18n/now.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { wholeList } from "#shared/lists/use-list.ts";
import { mayEvaluate } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { AnswerGroup } from "../components/answers/answer-group.tsx";
import { groupAssignments } from "../components/assignments/assignment-groups.ts";
import {
  AssignmentGroup,
  ScoringProgress,
  SubmittedFacts,
  WaitingFacts,
} from "../components/assignments/assignment-list.tsx";
import { AssignmentsFoot, type Shown } from "../components/assignments/assignments-foot.tsx";
import { NextAssignment } from "../components/assignments/next-assignment.tsx";
import { AssignmentsSkeleton } from "../components/skeletons.tsx";
import { Stat, StatRow } from "#shared/ui/layout/stat-row.tsx";
import { evaluationsQueries } from "../evaluations.queries.ts";
import { EVALUATION_EVENTS } from "#features/judging/evaluation-events.public.ts";

const EvaluatorTools = latePart(async () => (await import("#features/judging/evaluator.public.tsx")).EvaluatorTools);

type Stats = z.infer<typeof assignments>["stats"];

const GROUPS = {
  overdue: m.evaluations_mine_group_overdue,
  today: m.evaluations_mine_group_today,
  week: m.evaluations_mine_group_week,
  later: m.evaluations_mine_group_later,
};

function greeting(now: number): string {
  const hour = hourOf(now);
  if (hour >= 4 && hour < 12) return m.evaluations_mine_morning();
  return hour >= 12 && hour < 18 ? m.evaluations_mine_afternoon() : m.evaluations_mine_evening();
}

/** What an evaluator has to score, the most urgent first, and what they handed in. */
export function EvaluatorDashboardPage() {
  const mine = useQuery(evaluationsQueries.mine());
  const isEvaluator = mayEvaluate(useSession());
  // On the server, and while its HTML comes alive, it is the moment that the assignments are of.
  const now = useNow() ?? mine.dataUpdatedAt;
  useStaleWhen(EVALUATION_EVENTS, [evaluationsQueries.mine().queryKey]);
  if (now === 0) return <AssignmentsSkeleton />;
  const { stats, items = [] } = mine.data ?? {};
  return (
    <div className="mx-auto grid max-w-[84rem] grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.evaluations_mine_title()}
        lead={stats && leadOf(stats, now)}
        actions={isEvaluator && <EvaluatorTools />}
      />
      <ResourceList
        list={wholeList(mine, items)}
        failed={m.evaluations_failed_title()}
        empty={{ title: m.evaluations_mine_empty_title(), text: m.evaluations_mine_empty_text() }}
        skeleton={<SkeletonRows rows={4} />}
      >
        {(assignments) => stats && <Assignments assignments={assignments} stats={stats} now={now} />}
      </ResourceList>
    </div>
  );
}

function leadOf({ open, overdue }: Stats, now: number): string {
  return [
    greeting(now),
    open > 0 ? m.evaluations_mine_lead_open({ count: open }) : m.evaluations_mine_lead_none(),
    overdue > 0 && m.evaluations_mine_lead_overdue({ count: overdue }),
  ]
    .filter(Boolean)
    .join(" ");
}

function Assignments({ assignments, stats, now }: { assignments: readonly Assignment[]; stats: Stats; now: number }) {
  const { next, unanswered, waiting, submitted, closed } = groupAssignments(assignments, now);
  const [shown, setShown] = useState<Shown>("all");
  const isShown = (part: Exclude<Shown, "all">) => shown === "all" || shown === part;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-md:pb-20">
      {next ? (
        <NextAssignment assignment={next} now={now} />
      ) : (
        <div className="rounded-lg bg-surface shadow-sm">
          <EmptyState
            className="py-10"
            title={m.evaluations_mine_clear_title()}
            description={m.evaluations_mine_clear_text()}
          />
        </div>
      )}
      <StatRow label={m.evaluations_mine_stats()} count={3}>
        <Stat label={m.evaluations_mine_stats_open()}>{formatNumber(stats.open)}</Stat>
        <Stat label={m.evaluations_mine_stats_overdue()}>{formatNumber(stats.overdue)}</Stat>
        <Stat label={m.evaluations_mine_stats_submitted()}>{formatNumber(stats.submitted)}</Stat>
      </StatRow>
      {isShown("waiting") && (
        <>
          <AnswerGroup assignments={unanswered} now={now} />
          {(["overdue", "today", "week", "later"] as const).map((due) => (
            <AssignmentGroup key={due} title={GROUPS[due]()} assignments={waiting[due]}>
              {(assignment) => <WaitingFacts assignment={assignment} now={now} />}
            </AssignmentGroup>
          ))}
        </>
      )}
      {isShown("submitted") && (
        <>
          <AssignmentGroup title={m.evaluations_mine_group_submitted()} assignments={submitted}>
            {(assignment) => <SubmittedFacts assignment={assignment} />}
          </AssignmentGroup>
          <AssignmentGroup title={m.evaluations_mine_group_closed()} assignments={closed}>
            {(assignment) => <ScoringProgress assignment={assignment} />}
          </AssignmentGroup>
        </>
      )}
      <AssignmentsFoot next={next} shown={shown} onShow={setShown} />
    </div>
  );
}
