import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useRouterState } from "@tanstack/react-router";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { stringifySearch } from "#shared/routing/search.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { StartupCard } from "../components/startup-card.tsx";
import { StartupFilters } from "../components/startup-filters.tsx";
import { activeFilters, startupListInput, startupSearch, type StartupSearch } from "../hooks/startup-search.ts";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/startups");

/** The registry: search, filters and cards. Its address says everything, so a list can be sent to someone. */
export function StartupListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSuspenseInfiniteQuery(startupsQueries.list(startupListInput(search), search.cursor ?? null));
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  const startups = list.data.pages.flatMap((page) => page.items);
  const total = list.data.pages[0]?.total ?? { value: 0, exact: true };
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
          <SearchBox search={search} onChange={change} />
          <p role="status" className="text-muted-foreground">
            {total.exact
              ? m.startups_count({ count: total.value, shown: formatNumber(total.value) })
              : m.startups_count_about({ shown: formatNumber(total.value) })}
          </p>
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
        <ul
          className={cn(
            "mt-8 grid gap-4 transition-opacity duration-150 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
            isChanging && "opacity-60",
          )}
        >
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
      {list.hasNextPage && <NextPageLink search={search} cursor={list.data.pages.at(-1)?.next ?? ""} />}
    </>
  );
}

/** What is typed is searched for after a pause (specification 9: 300 ms). */
function SearchBox({ search, onChange }: { search: StartupSearch; onChange: (search: StartupSearch) => void }) {
  const [text, setText] = useSearchText({
    path: "/startups",
    searched: search.q,
    onSearch: (q) => onChange(startupSearch({ ...search, q, cursor: undefined })),
  });
  return (
    <div className="w-full max-w-md">
      <SearchInput
        name="q"
        maxLength={120}
        value={text}
        onValueChange={setText}
        placeholder={m.startups_search_placeholder()}
        aria-label={m.startups_search_label()}
      />
    </div>
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
