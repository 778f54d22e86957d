import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  StartupCount,
  StartupFilters,
  StartupGrid,
  startupListInput,
  StartupSearchBox,
  startupsQueries,
  type StartupSearch,
} from "#features/startups/startups.public.tsx";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { PageHeader } from "#shared/ui/page-header.tsx";
import { useRefreshOnSwitch } from "../hooks/use-refresh-on-switch.ts";

const route = getRouteApi("/shell/signed-in/investment-opportunities");

/** The registry as an investor reads it: verified startups, narrowed to what one invests in. */
export function InvestmentOpportunitiesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSuspenseInfiniteQuery(startupsQueries.list(startupListInput(search)));
  useRefreshOnSwitch();
  const startups = list.data.pages.flatMap((page) => page.items);
  const change = (next: StartupSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title={m.investors_opportunities_title()} lead={m.investors_opportunities_lead()} />
      <div role="search" aria-label={m.investors_opportunities_label()} className="mt-6">
        <div className="flex flex-wrap items-center gap-3">
          <StartupSearchBox
            path="/investment-opportunities"
            search={search}
            onChange={change}
            label={m.investors_opportunities_label()}
            placeholder={m.investors_opportunities_search()}
          />
          <StartupCount input={startupListInput(search)} list={list} />
        </div>
        <StartupFilters search={search} onChange={change} />
      </div>
      {startups.length === 0 ? (
        <EmptyState
          title={m.investors_opportunities_none()}
          description={m.investors_opportunities_none_text()}
          action={
            <Button variant="outline" onClick={() => change({})}>
              {m.investors_opportunities_show_all()}
            </Button>
          }
        />
      ) : (
        <StartupGrid startups={startups} />
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
        shown={startups.length}
      />
    </>
  );
}
