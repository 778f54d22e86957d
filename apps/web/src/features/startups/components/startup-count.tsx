import type { StartupPage } from "@kerkis/contract/startups/startups.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

const NONE: StartupPage["total"] = { value: 0, exact: true };

/** How many startups a list finds, told whenever it changes. */
export function StartupCount({ total = NONE }: { total: StartupPage["total"] | undefined }) {
  return (
    <p role="status" className="text-muted-foreground">
      {total.exact
        ? m.startups_count({ count: total.value, shown: formatNumber(total.value) })
        : m.startups_count_about({ shown: formatNumber(total.value) })}
    </p>
  );
}
