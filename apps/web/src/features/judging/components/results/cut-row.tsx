import type { Results } from "@kerkis/contract/judging/results/results.schema.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import type { MovedCut } from "../../hooks/use-cut.ts";

/** More places than this are a number alone. */
const MOST_SEATS = 30;

/** Where the ranking is cut, among its rows: the places, half-strength where they are uncertain, and the way to try others. */
export function CutRow({ cut: { results: shown, movedFrom, move, reset } }: { cut: MovedCut }) {
  const { results, cut } = shown;
  if (!cut) return null;
  const within = results.filter(({ rank }) => rank !== null && rank <= cut.places);
  const uncertain = within.filter(({ is_uncertain }) => is_uncertain).length;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <strong className="font-semibold" aria-live="polite">
        {m.judging_cut({ count: cut.places })}
      </strong>
      {cut.places <= MOST_SEATS && (
        <span aria-hidden className="flex flex-wrap gap-1.5">
          {within.map(({ application_id, is_uncertain }) => (
            <i
              key={application_id}
              className="size-2.5 rounded-full bg-accent"
              style={{ opacity: is_uncertain ? 0.5 : 1 }}
            />
          ))}
        </span>
      )}
      {uncertain > 0 && (
        <span className="text-sm text-stage-muted">{m.judging_cut_uncertain({ count: uncertain })}</span>
      )}
      {movedFrom !== null && (
        <span className="inline-flex flex-wrap items-center gap-x-3 text-sm text-accent">
          {m.judging_cut_moved({ places: movedFrom })}
          <Button size="sm" variant="onstage" onClick={reset}>
            {m.judging_cut_back()}
          </Button>
        </span>
      )}
      {move && (
        <span className="ml-auto inline-flex items-center gap-2 text-sm">
          <KeyHint>Alt</KeyHint>
          {[
            { by: -1, Icon: ArrowUp, label: m.judging_cut_up(), keys: "Alt+ArrowUp" },
            { by: 1, Icon: ArrowDown, label: m.judging_cut_down(), keys: "Alt+ArrowDown" },
          ].map(({ by, Icon, label, keys }) => (
            <Button
              key={by}
              variant="onstage"
              size="icon-sm"
              aria-label={label}
              aria-keyshortcuts={keys}
              onClick={() => move(by)}
            >
              <Icon />
            </Button>
          ))}
        </span>
      )}
    </span>
  );
}

/** The row after which the cut stands, in the order of the corrected scores; nobody where there is no cut or none ranks within it. */
export const lastWithin = ({ results, cut }: Pick<Results, "results" | "cut">): string | undefined =>
  cut === null
    ? undefined
    : results
        .filter(({ rank }) => rank !== null && rank <= cut.places)
        .toSorted((a, b) => (b.corrected ?? 0) - (a.corrected ?? 0))
        .at(-1)?.application_id;
