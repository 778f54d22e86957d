import type { Results } from "@kerkis/contract/judging/results/results.schema.ts";
import { Fragment } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";

/** Of a long ranking the seats around the cut stand for all. */
const MOST = 200;

/** The ranking on a phone: a seat for each, filled within the places and half-strength where uncertain, parted by the cut. */
export function SeatRow({ results: { results, cut } }: { results: Results }) {
  const ranked = results.filter(({ corrected }) => corrected !== null);
  const places = cut?.places ?? 0;
  const from = Math.max(0, Math.min(places - MOST / 2, ranked.length - MOST));
  return (
    <span
      role="img"
      aria-label={m.judging_chart({
        count: ranked.length,
        uncertain: ranked.filter(({ is_uncertain }) => is_uncertain).length,
      })}
      className="flex flex-wrap items-center gap-2 md:hidden"
    >
      {ranked.slice(from, from + MOST).map(({ application_id, is_uncertain }, index) => (
        <Fragment key={application_id}>
          {cut && from + index === places && <i data-cut className="h-6 w-0.5 bg-foreground" />}
          <i
            data-seat-of={application_id}
            data-seat={cut && from + index < places ? "in" : "out"}
            className={cn(
              "size-3 rounded-full data-lit:ring-2 data-lit:ring-foreground",
              cut && from + index < places ? "bg-accent" : "bg-muted-2",
            )}
            style={{ opacity: is_uncertain ? 0.5 : 1 }}
          />
        </Fragment>
      ))}
    </span>
  );
}
