import { getRouteApi } from "@tanstack/react-router";
import { DuplicatesView } from "#features/startups/merging.public.ts";
import { m } from "#messages";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { investorsQueries } from "../investors.queries.ts";
import { investorRegistry, useUndoMerge } from "../merge.mutations.ts";

const route = getRouteApi("/shell/signed-in/investors/duplicates");

/** Investors of the organization that may be the same, and what was merged. */
export function DuplicateInvestorsPage() {
  const search = route.useSearch();
  const pairs = useList(investorsQueries.pairs(search));
  const total = useCount(investorsQueries.pairsCount(search), pairs);
  return (
    <DuplicatesView
      registry={investorRegistry}
      isOfOne={search.of !== undefined}
      lead={search.of === undefined ? m.investors_pairs_lead() : m.investors_pairs_lead_of()}
      none={m.investors_pairs_none_text()}
      pairs={pairs}
      total={total}
      merges={investorsQueries.merges()}
      undo={useUndoMerge()}
    />
  );
}
