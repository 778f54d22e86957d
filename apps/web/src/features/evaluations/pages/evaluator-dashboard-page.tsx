import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { formatNumber, TIME_ZONE } from "#shared/i18n/format.ts";
import { useNow } from "#shared/i18n/now.ts";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { groupAssignments } from "../components/assignments/assignment-groups.ts";
import { AssignmentGroup, ClosedRow, SubmittedRow, WaitingRow } from "../components/assignments/assignment-list.tsx";
import { NextAssignment } from "../components/assignments/next-assignment.tsx";
import { AssignmentsSkeleton } from "../components/skeletons.tsx";
import { Stat, StatRow } from "#shared/ui/layout/stat-row.tsx";
import { evaluationsQueries } from "../evaluations.queries.ts";
import { useLiveChanges } from "../hooks/use-live-changes.ts";

const hourIn = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, hour: "2-digit", hourCycle: "h23" });

function greeting(now: number): string {
  const hour = Number(hourIn.format(now));
  if (hour >= 4 && hour < 12) return m.evaluations_mine_morning();
  return hour >= 12 && hour < 18 ? m.evaluations_mine_afternoon() : m.evaluations_mine_evening();
}

/** What an evaluator has to score, the most urgent first, and what they handed in. */
export function EvaluatorDashboardPage() {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(evaluationsQueries.mine());
  const now = useNow();
  useLiveChanges(() => void queryClient.invalidateQueries({ queryKey: evaluationsQueries.mine().queryKey }));
  if (now === null) return <AssignmentsSkeleton />;
  const { stats, items } = data;
  const { next, waiting, submitted, closed } = groupAssignments(items, now);
  const lead = [
    greeting(now),
    stats.open > 0 ? m.evaluations_mine_lead_open({ count: stats.open }) : m.evaluations_mine_lead_none(),
    stats.overdue > 0 && m.evaluations_mine_lead_overdue({ count: stats.overdue }),
  ];
  const groups = [
    { title: m.evaluations_mine_group_overdue(), assignments: waiting.overdue },
    { title: m.evaluations_mine_group_soon(), assignments: waiting.soon },
    { title: m.evaluations_mine_group_later(), assignments: waiting.later },
  ].filter(({ assignments }) => assignments.length > 0);
  return (
    <div className="mx-auto grid max-w-[84rem] grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.evaluations_mine_title()} lead={lead.filter(Boolean).join(" ")} />
      {items.length === 0 ? (
        <div className="rounded-lg bg-surface shadow-sm">
          <EmptyState title={m.evaluations_mine_empty_title()} description={m.evaluations_mine_empty_text()} />
        </div>
      ) : (
        <>
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
          {groups.map(({ title, assignments }) => (
            <AssignmentGroup key={title} title={title}>
              {assignments.map((assignment) => (
                <WaitingRow key={assignment.id} assignment={assignment} now={now} />
              ))}
            </AssignmentGroup>
          ))}
          {submitted.length > 0 && (
            <AssignmentGroup title={m.evaluations_mine_group_submitted()}>
              {submitted.map((assignment) => (
                <SubmittedRow key={assignment.id} assignment={assignment} />
              ))}
            </AssignmentGroup>
          )}
          {closed.length > 0 && (
            <AssignmentGroup title={m.evaluations_mine_group_closed()}>
              {closed.map((assignment) => (
                <ClosedRow key={assignment.id} assignment={assignment} />
              ))}
            </AssignmentGroup>
          )}
        </>
      )}
    </div>
  );
}
