import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { DuplicatesView } from "../components/merge/duplicates-view.tsx";
import { startupRegistry, useUndoMerge } from "../merge.mutations.ts";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/signed-in/startups/duplicates");

/** Startups of the organization that may be the same company, and what was merged. */
export function DuplicatesPage() {
  const search = route.useSearch();
  const pairs = useList(startupsQueries.pairs(search));
  const total = useCount(startupsQueries.pairsCount(search), pairs);
  return (
    <DuplicatesView
      registry={startupRegistry}
      isOfOne={search.of !== undefined}
      lead={search.of === undefined ? m.startups_pairs_lead() : m.startups_pairs_lead_of()}
      none={m.startups_pairs_none_text()}
      pairs={pairs}
      total={total}
      merges={startupsQueries.merges()}
      undo={useUndoMerge()}
    />
  );
}
