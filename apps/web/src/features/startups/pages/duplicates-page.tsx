import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { countText } from "#shared/lists/list-count.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonCards } from "#shared/ui/states/skeleton.tsx";
import { MergesDone } from "../components/merge/merges-done.tsx";
import { PairRow } from "../components/merge/pair-row.tsx";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/signed-in/startups/duplicates");

/** Startups of the organization that may be the same company, and what was merged. */
export function DuplicatesPage() {
  const search = route.useSearch();
  const list = useList(startupsQueries.pairs(search));
  const total = useCount(startupsQueries.pairsCount(search), list);
  return (
    <>
      <PageHeader
        title={m.startups_pairs_title()}
        lead={search.of === undefined ? m.startups_pairs_lead() : m.startups_pairs_lead_of()}
        actions={
          search.of !== undefined && (
            <Link to="/startups/duplicates" className={buttonStyles({ variant: "outline" })}>
              {m.startups_pairs_all()}
            </Link>
          )
        }
        className="mb-7"
      />
      <ResourceList
        list={list}
        failed={m.startups_pairs_failed()}
        count={countText(total, {
          exact: ({ number, count }) => m.startups_pairs_count({ count, shown: number }),
          about: ({ number }) => m.startups_pairs_count({ count: total?.value ?? 0, shown: number }),
        })}
        skeleton={<SkeletonCards cards={3} />}
        empty={{ title: m.startups_pairs_none(), text: m.startups_pairs_none_text() }}
      >
        {(pairs) => (
          <ListRows look="cards" label={m.startups_pairs_title()} rows={pairs} rowId={({ id }) => id}>
            {(pair) => <PairRow pair={pair} />}
          </ListRows>
        )}
      </ResourceList>
      <MergesDone />
    </>
  );
}
