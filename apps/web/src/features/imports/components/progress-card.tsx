import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { m } from "#messages";
import { formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { STATE_WORDS } from "../model/import-words.ts";

/** How many rows the work under way has before it; null while nobody knows. */
function workOf({ state, row_count, counts }: ImportRun): number | null {
  if (state === "checking") return row_count;
  if (state === "writing") return row_count - (counts.broken ?? 0);
  if (state === "publishing") return counts.added ?? 0;
  const { broken = 0, skipped = 0, unchanged = 0 } = counts;
  if (state === "undoing") return row_count - broken - skipped - unchanged;
  return null;
}

/** How far the server is; the page may be left meanwhile. */
export function ProgressCard({ run }: { run: ImportRun }) {
  const total = workOf(run);
  const isReading = run.state === "reading";
  return (
    <Card>
      <CardBody className="grid gap-5">
        <p role="status" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <b className="display text-2xl">{STATE_WORDS[run.state]()}</b>
          <span className="tnum text-muted-foreground">
            {total === null
              ? m.imports_progress_rows({ count: run.done, shown: formatNumber(run.done) })
              : m.imports_progress({ done: formatNumber(run.done), total: formatNumber(total) })}
            {isReading && `, ${m.imports_progress_read({ percent: formatPercent(run.read_percent / 100) })}`}
          </span>
        </p>
        {/* How many rows a file has nobody knows before it is read; how much of it was read, one does. */}
        {isReading && <SeatBar value={run.read_percent} max={100} seats={60} className="h-6" />}
        {total !== null && <SeatBar value={run.done} max={total} seats={60} className="h-6" />}
        <p className="text-[0.9375rem] text-muted-foreground">{m.imports_progress_text()}</p>
      </CardBody>
    </Card>
  );
}
