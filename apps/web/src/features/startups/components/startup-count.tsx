import { m } from "#messages";
import { useCount } from "#shared/api/use-count.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { startupsQueries, type StartupListInput } from "../startups.queries.ts";

/** How many startups a list finds, told whenever it changes; asked for once the list is there. */
export function StartupCount({ input, list }: { input: StartupListInput; list: { data: unknown } }) {
  const total = useCount(startupsQueries.count(input), list);
  return (
    <p role="status" className="min-h-[1lh] text-muted-foreground">
      {total &&
        (total.exact
          ? m.startups_count({ count: total.value, shown: formatNumber(total.value) })
          : m.startups_count_about({ shown: formatNumber(total.value) }))}
    </p>
  );
}
