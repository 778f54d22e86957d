import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useRouterState } from "@tanstack/react-router";
import { m } from "#messages";
import { stringifySearch } from "#shared/routing/search.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { StartupCount } from "../components/startup-count.tsx";
import { StartupFilters } from "../components/startup-filters.tsx";
import { StartupGrid } from "../components/startup-grid.tsx";
import { StartupSearchBox } from "../components/startup-search-box.tsx";
import { activeFilters, startupListInput, type StartupSearch } from "../hooks/startup-search.ts";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/startups");

/** The registry: search, filters and cards. Its address says everything, so a list can be sent to someone. */
export function StartupListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSuspenseInfiniteQuery(startupsQueries.list(startupListInput(search), search.cursor ?? null));
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  const startups = list.data.pages.flatMap((page) => page.items);
  const isNarrowed = Boolean(search.q) || activeFilters(search) > 0;
  const change = (next: StartupSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <>
      <h1 className="display text-[clamp(2.25rem,4vw,3.25rem)] leading-tight">{m.startups_list_title()}</h1>
      <p className="mt-2 text-lg text-muted-foreground">{m.startups_list_lead()}</p>
      <form
        action="/startups"
        method="get"
        role="search"
        aria-label={m.startups_search_label()}
        className="mt-8"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="flex flex-wrap items-center gap-3">
          <StartupSearchBox
            path="/startups"
            search={search}
            onChange={change}
            label={m.startups_search_label()}
            placeholder={m.startups_search_placeholder()}
          />
          <StartupCount input={startupListInput(search)} list={list} />
          <noscript>
            <button type="submit" className={buttonStyles({ variant: "outline" })}>
              {m.startups_search_button()}
            </button>
          </noscript>
        </div>
        <StartupFilters search={search} onChange={change} />
      </form>
      {startups.length === 0 ? (
        <NothingFound isNarrowed={isNarrowed} onClear={() => change({})} />
      ) : (
        <StartupGrid startups={startups} isChanging={isChanging} />
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
        shown={startups.length}
      />
      {list.hasNextPage && <NextPageLink search={search} cursor={list.data.pages.at(-1)?.next_cursor ?? ""} />}
    </>
  );
}

function NothingFound({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title={m.startups_none_match()}
        description={m.startups_none_match_text()}
        action={
          <Button variant="outline" onClick={onClear}>
            {m.startups_show_all()}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={m.startups_none()}
      description={m.startups_none_text()}
      action={
        <Link to="/register-startup" className={buttonStyles()}>
          {m.startups_register()}
        </Link>
      }
    />
  );
}

/** The next page for browsers without scripts. */
function NextPageLink({ search, cursor }: { search: StartupSearch; cursor: string }) {
  return (
    <noscript>
      <a href={`/startups${stringifySearch({ ...search, cursor })}`}>{m.startups_next_page()}</a>
    </noscript>
  );
}
