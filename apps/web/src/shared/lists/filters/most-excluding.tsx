import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import type { ListAddress } from "../list-address.ts";
import { inForce, type ListFilters } from "./list-filters.ts";

interface MostExcludingProps {
  asked: ListFilters;
  address: ListAddress<object>;
}

/** Where nothing is found: takes away the filter without which most would be. */
export function MostExcluding({ asked, address: { search, change } }: MostExcludingProps) {
  const most = mostExcluding(asked, search);
  return (
    most && (
      <Button onClick={() => change({ [most.name]: undefined })}>
        {m.ui_filter_without({ filter: most.label, count: formatNumber(most.count) })}
      </Button>
    )
  );
}

/** Of what is in force, that without which most is found; null where nothing is found without any one of it. */
function mostExcluding({ filters = [], words, without = {} }: ListFilters, search: object) {
  const searched = words && { name: words.name, label: inForce(search, words.name) ?? "" };
  const [most] = [...filters, ...(searched ? [searched] : [])]
    .filter(({ name }) => inForce(search, name) !== undefined)
    .map(({ name, label }) => ({ name, label, count: without[name] ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  return most && most.count > 0 ? most : null;
}
