import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import { m } from "#messages";
import { FilterChip } from "#shared/ui/filter-chip.tsx";

/** Which rows of a ranking are shown. */
export type Shown = "all" | "uncertain" | "disagreed";

interface ShownResultsProps {
  results: readonly Result[];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** The ranking whole, around its cut, or where reviewers disagree; nothing where neither is the case. */
export function ShownResults({ results, shown, onShow }: ShownResultsProps) {
  const choices = [
    { value: "all", label: m.judging_show_all(), count: results.length },
    {
      value: "uncertain",
      label: m.judging_show_uncertain(),
      count: results.filter(({ is_uncertain }) => is_uncertain).length,
    },
    {
      value: "disagreed",
      label: m.judging_show_disagreed(),
      count: results.filter(({ disagrees }) => disagrees).length,
    },
  ] as const;
  const offered = choices.filter(({ value, count }) => count > 0 || value === shown);
  if (offered.length < 2) return null;
  return (
    <div role="group" aria-label={m.judging_show()} className="flex flex-wrap gap-2">
      {offered.map(({ value, label, count }) => (
        <FilterChip key={value} pressed={value === shown} count={count} onPressedChange={() => onShow(value)}>
          {label}
        </FilterChip>
      ))}
    </div>
  );
}
