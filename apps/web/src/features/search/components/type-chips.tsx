import type { RowCount } from "@kerkis/contract/core/lists.ts";
import { m } from "#messages";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { FOUND_TYPES, type FoundType } from "../model/search-address.ts";

const NAMES: Record<FoundType, () => string> = {
  startup: m.search_section_startups,
  investor: m.search_section_investors,
  organization: m.search_section_organizations,
  event: m.search_section_events,
};

interface TypeChipsProps {
  chosen: FoundType | undefined;
  /** How many of each match, once it is known. */
  counts: Record<FoundType, RowCount | undefined>;
  onChoose: (type: FoundType | undefined) => void;
}

/** Everything that matches, or one kind of it. */
export function TypeChips({ chosen, counts, onChoose }: TypeChipsProps) {
  return (
    <div role="group" aria-label={m.search_filter_type()} className="flex flex-wrap gap-2">
      <FilterChip pressed={chosen === undefined} onPressedChange={() => onChoose(undefined)}>
        {m.search_filter_type_all()}
      </FilterChip>
      {FOUND_TYPES.map((type) => (
        <FilterChip
          key={type}
          pressed={chosen === type}
          count={counts[type]?.exact ? counts[type].value : undefined}
          onPressedChange={(isOn) => onChoose(isOn ? type : undefined)}
        >
          {NAMES[type]()}
        </FilterChip>
      ))}
    </div>
  );
}
