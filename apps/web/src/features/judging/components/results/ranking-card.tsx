import type { Results } from "@kerkis/contract/judging/results/results.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { RankingChart } from "./ranking-chart.tsx";
import { SeatRow } from "./seat-row.tsx";

const VIEWS = [
  { value: "graph", label: m.judging_view_graph },
  { value: "table", label: m.judging_view_table },
] as const;

/** The ranking at a glance: drawn, or put away so that the table below begins the page. A phone has its seats alone. */
export function RankingCard({ results }: { results: Results }) {
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("graph");
  const { cut } = results;
  const uncertain = results.results.filter(({ is_uncertain }) => is_uncertain).length;
  const hasDisagreement = results.results.some(({ disagrees }) => disagrees);
  return (
    <Card>
      <CardBody className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="grid gap-1">
            <h2 className="text-lg font-semibold">{cut ? m.judging_ranking_and_cut() : m.judging_ranking()}</h2>
            <p className="text-sm text-muted-foreground">
              {cut
                ? m.judging_ranking_cut({ cut: m.judging_cut({ count: cut.places }), uncertain })
                : m.judging_ranking_text()}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:hidden">
            {hasDisagreement && view === "graph" && (
              <span className="inline-flex items-center gap-1.5 text-sm text-muted-foreground">
                <svg aria-hidden viewBox="0 0 10 8" className="h-2 w-2.5">
                  <path d="M5 0l5 8H0z" fill="var(--danger)" />
                </svg>
                {m.judging_chart_disagreement()}
              </span>
            )}
            <div role="group" aria-label={m.judging_view()} className="flex gap-2">
              {VIEWS.map(({ value, label }) => (
                <FilterChip key={value} pressed={view === value} onPressedChange={() => setView(value)}>
                  {label()}
                </FilterChip>
              ))}
            </div>
          </div>
        </div>
        <SeatRow results={results} />
        {view === "graph" && (
          <div className="overflow-x-auto max-md:hidden" tabIndex={0} role="region" aria-label={m.judging_ranking()}>
            <RankingChart results={results} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}
