import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  StartupCard,
  StartupFilters,
  startupListInput,
  startupSearch,
  startupsQueries,
  type StartupSearch,
} from "#features/startups/startups.public.tsx";
import { m } from "#messages";
import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { PageHeader } from "#shared/ui/page-header.tsx";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { useRefreshOnSwitch } from "../hooks/use-refresh-on-switch.ts";

const route = getRouteApi("/shell/signed-in/investment-opportunities");

/** The registry as an investor reads it: verified startups, narrowed to what one invests in. */
export function InvestmentOpportunitiesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSuspenseInfiniteQuery(startupsQueries.list(startupListInput(search)));
  useRefreshOnSwitch();
  const startups = list.data.pages.flatMap((page) => page.items);
  const total = list.data.pages[0]?.total ?? { value: 0, exact: true };
  const change = (next: StartupSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const [text, setText] = useSearchText({
    path: "/investment-opportunities",
    searched: search.q,
    onSearch: (q) => change(startupSearch({ ...search, q })),
  });
  return (
    <>
      <PageHeader title={m.investors_opportunities_title()} lead={m.investors_opportunities_lead()} />
      <div role="search" aria-label={m.investors_opportunities_label()} className="mt-6">
        <div className="flex flex-wrap items-center gap-3">
          <div className="w-full max-w-md">
            <SearchInput
              maxLength={120}
              value={text}
              onValueChange={setText}
              placeholder={m.investors_opportunities_search()}
              aria-label={m.investors_opportunities_label()}
            />
          </div>
          <p role="status" className="text-muted-foreground">
            {total.exact
              ? m.investors_opportunities_count({ count: total.value, shown: formatNumber(total.value) })
              : m.investors_opportunities_count_about({ shown: formatNumber(total.value) })}
          </p>
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
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {startups.map((startup) => (
            <li key={startup.id}>
              <StartupCard startup={startup} />
            </li>
          ))}
        </ul>
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
