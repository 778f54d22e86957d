import { isUncertainAt, thresholdAt } from "@kerkis/contract/judging/results/cut.policy.ts";
import type { Results } from "@kerkis/contract/judging/results/results.schema.ts";
import { useMemo, useState } from "react";

/** A ranking with its cut where it is tried. */
export interface MovedCut {
  results: Results;
  /** How many places the round has; null while the cut stands there. */
  movedFrom: number | null;
  /** Moves the cut by so many places; null where the ranking has none. */
  move: ((by: number) => void) | null;
  reset: () => void;
}

/** Lets the cut of a ranking be tried at other places; what the round has stays as it is. */
export function useCut(found: Results): MovedCut {
  const [tried, setTried] = useState<number | null>(null);
  const own = found.cut?.places ?? null;
  const places = tried ?? own;
  const results = useMemo(() => {
    const threshold = places === null ? null : thresholdAt(found.results, places);
    if (places === null || places === own || threshold === null) return found;
    return {
      ...found,
      results: found.results.map((row) => ({ ...row, is_uncertain: isUncertainAt(row, threshold) })),
      cut: { places, threshold },
    };
  }, [found, own, places]);
  return {
    results,
    movedFrom: results === found ? null : own,
    move:
      places === null
        ? null
        : (by) => {
            if (thresholdAt(found.results, places + by) !== null) setTried(places + by);
          },
    reset: () => setTried(null),
  };
}
