import { m } from "#messages";
import type { ListAddress } from "../list-address.ts";
import { FilterGroups } from "./filter-groups.tsx";
import type { ListFilters } from "./list-filters.ts";

interface FilterAsideProps {
  asked: ListFilters;
  address: ListAddress<object>;
}

/** The choices of a list beside it, where there is room for them; without scripts above it, where they would open in a sheet. */
export function FilterAside(props: FilterAsideProps) {
  return (
    <div
      role="group"
      aria-label={m.ui_filters()}
      className="hidden content-start divide-y divide-border @[74rem]:grid noscript:grid"
    >
      <FilterGroups {...props} />
    </div>
  );
}
